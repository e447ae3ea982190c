/** Checks code that uses v4, v3 or v2 of the library against v5. */
import type { Node } from '@babel/types';
import type { Finding, Place, Severity } from '../findings';
import { hunksOf, type TextEdit } from './textEdits';
import type { SemanticModel } from './semanticModel';
import { groupBy } from './collections';
import type { FromVersion } from './data';
import { DATA, getOwn, DEEP_IMPORT_PREFIX, LIBRARY } from './library';
import { isCode, parseCode, type ParseFailure } from './parse';
import { applyFixes } from './applyFixes';
import type { RuleContext, Rule } from './rule';
import { RULES } from './rules';
import {
  contradictionOf,
  ONLY_OLDER,
  readable,
  type Contradiction,
} from './contradiction';
import { collectUsages } from './usages';
import type { External, UnresolvedUsage, LibraryUsage } from './usages/usage';
import { AbstractEvaluator } from './evaluation/evaluator';

/** What is said of one place; `unknown` is what could not be followed. */
export interface Diagnostic extends Omit<Finding, 'places'> {
  readonly place: Place;
  /** The release of v5 that changed it, where that was not the first. */
  readonly since?: string | undefined;
  /** It holds for code of v5, too. */
  readonly isInV5?: boolean | undefined;
  /** Which other file could say it. */
  readonly external?: External | undefined;
}

export interface FileReport {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
  /** What speaks against the version that was chosen. */
  readonly contradiction?: Contradiction | undefined;
  /** The code with all changes, if there are any. */
  readonly code?: string;
  /** Names whose declarations nothing uses after the changes. */
  readonly removed: readonly string[];
  /** Nothing but what the check changes itself has to be changed. */
  readonly isComplete: boolean;
}

/** A file that has no report, and why. */
export interface SkippedFile extends ParseFailure {
  readonly file: string;
  /** It is code that does not import the library. */
  readonly lacksLibraryImport?: true;
}

/** What a file's project says of it. */
interface Surroundings extends Pick<RuleContext, 'hasModalProvider'> {
  /** Other modules that it imports the library from. */
  readonly barrels?: readonly string[];
}

/** @param from the version that the code is written for */
export function checkFile(
  file: string,
  source: string,
  from: FromVersion,
  { barrels = [], ...project }: Surroundings = {},
): FileReport | SkippedFile {
  const code = parseCode(source);
  if (!isCode(code)) return { file, ...code };
  const imports = code.nodes.some(
    (node) =>
      node.type === 'StringLiteral' &&
      (`${node.value}/`.startsWith(DEEP_IMPORT_PREFIX) ||
        barrels.includes(node.value)),
  );
  if (!imports) {
    return {
      file,
      lacksLibraryImport: true,
      message: `There is no import of ${LIBRARY} in this code. Paste a file that has one.`,
    };
  }
  const values = new AbstractEvaluator(code, [LIBRARY, ...barrels]);
  const isTypeScript =
    /\.tsx?$/.test(file) ||
    code.nodes.some(({ type }) => type.startsWith('TS'));
  const found = collectUsages(code, values);
  const propsByElement = groupBy(
    found.uses.filter(({ kind }) => kind === 'prop'),
    ({ element, node }): Node => element ?? node,
  );
  const context = {
    code,
    values,
    ...found,
    propsByElement,
    from,
    isTypeScript,
    ...project,
  };
  const { all, changed } = dropUnsafeFixes(code, applyRules(context));
  const diagnostics = diagnosticsOf(file, code, all, found.unknowns);
  const contradiction = contradictionOf(context);
  return {
    file,
    diagnostics,
    contradiction,
    code: changed?.result,
    removed: changed?.removed ?? [],
    isComplete: contradiction === undefined && isSettled(diagnostics),
  };
}

/** Whether nothing is left to the reader. */
export const isSettled = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.every(({ severity }) => /^(?:change|know)$/.test(severity));

/** What rules say, and behind it what is not followed, each in its order. */
function diagnosticsOf(
  file: string,
  code: SemanticModel,
  matches: readonly RuleMatch[],
  unknowns: readonly UnresolvedUsage[],
): Diagnostic[] {
  const lines = code.source.split('\n');
  const placeOf = (node: Node, text = '', edits: readonly TextEdit[] = []) => ({
    file,
    line: lineOf(node),
    text,
    hunks: hunksOf(code, edits),
  });
  const excerptAt = (line: number) => {
    const text = (lines[line - 1] ?? '').trim();
    // A tag or a value that goes on in the next line: the name is said already.
    return /^<?[\w.]+(?:=\{{1,2})?$/.test(text) ? '' : text;
  };
  const unread = [...unknowns];
  const reported: Diagnostic[] = [];
  // A line that one rule changes in two places is shown once, with both.
  const keyOf = ({ rule, use }: RuleMatch) =>
    `${RULES.indexOf(rule)} ${lineOf(use.node)}`;
  const groups = groupBy(matches, keyOf);
  for (const match of matches) {
    const { severity, rule, use } = match;
    const { node } = use;
    const text = diagnosticText(rule);
    if (severity === 'unknown') {
      unread.push({ node, text });
      continue;
    }
    const edits = (groups.get(keyOf(match)) ?? []).flatMap(
      (each) => each.edits,
    );
    reported.push({
      severity,
      name: readable(use.name),
      text,
      link: linkOf(match),
      since: rule.since,
      place: placeOf(node, excerptAt(lineOf(node)), edits),
    });
  }
  unread.sort((a, b) => lineOf(a.node) - lineOf(b.node));
  return [
    ...reported,
    ...unread.map(({ node, text, isNote, isInV5, external }): Diagnostic => ({
      severity: isNote ? 'know' : 'unknown',
      text,
      place: placeOf(node),
      isInV5,
      external,
    })),
  ];
}

const lineOf = ({ loc }: Node): number => loc?.start.line ?? 1;

const BY_NAME = groupBy(
  RULES.flatMap((rule) => rule.on.map((name) => ({ name, rule }))),
  ({ name }) => name,
);

/** What rules say of uses; once of a tag that may be two components. */
function applyRules(context: RuleContext): RuleMatch[] {
  const seen = new Map<Node, Rule[]>();
  return context.uses.flatMap((use) => {
    const known = seen.get(use.node) ?? [];
    const rules = (BY_NAME.get(use.name) ?? []).flatMap(({ rule }) =>
      !known.includes(rule) && matchesUsage(rule, use, context) ? rule : [],
    );
    seen.set(use.node, [...known, ...rules]);
    return rules.flatMap((rule) => apply(rule, use, context));
  });
}

function matchesUsage(
  { kinds, from, when }: Rule,
  use: LibraryUsage,
  context: RuleContext,
): boolean {
  return (
    // The name of a prop in a type is no prop.
    (kinds?.includes(use.kind) ?? use.kind !== 'type') &&
    // What only older code has is told whatever was chosen.
    (from?.includes(context.from) !== false || ONLY_OLDER.has(use.name)) &&
    (when?.(use, context) ?? true)
  );
}

/**
 * Downgrades unsafe fixes to manual decisions: a fix is unsafe if the result does not
 * parse or loses code.
 */
function dropUnsafeFixes(code: SemanticModel, applied: readonly RuleMatch[]) {
  const change = (all: readonly RuleMatch[]) =>
    applyFixes(
      code,
      all.flatMap(({ edits }) => edits),
    );
  const changed = change(applied);
  if (changed?.isProven !== false) return { all: applied, changed };
  const kept: RuleMatch[] = [];
  for (const each of applied) {
    const isGood = change([...kept, each])?.isProven !== false;
    kept.push(isGood ? each : { ...each, severity: 'decide', edits: [] });
  }
  return { all: kept, changed: change(kept) };
}

export const isReport = (each: FileReport | SkippedFile): each is FileReport =>
  'diagnostics' in each;

/** A rule that has something to say of a use. */
interface RuleMatch {
  readonly rule: Rule;
  readonly use: LibraryUsage;
  readonly severity: Severity;
  readonly edits: readonly TextEdit[];
}

/** Applies a rule; nothing, if it has nothing to change there. */
function apply(
  rule: Rule,
  use: LibraryUsage,
  context: RuleContext,
): RuleMatch[] {
  const said = { rule, use, edits: [] };
  if (rule.level) return [{ ...said, severity: rule.level }];
  const edits = rule.fix?.(use, context);
  if (edits === undefined) return [{ ...said, severity: 'decide' }];
  return edits.length === 0 ? [] : [{ ...said, severity: 'change', edits }];
}

/** What a rule says: its own text, or what its rows say. */
const diagnosticText = ({ rows = [], text }: Rule): string =>
  text ?? rows.map((row) => getOwn(DATA.rows, row)).join(' ');

const linkOf = ({ rule: { link, from }, use: { name } }: RuleMatch): string => {
  const post = from?.includes('v4') === false ? 'v4' : 'v5';
  return (
    link ??
    getOwn(DATA.references, name.replace(/[<>()]/g, '')) ??
    `/blog/bottom-sheet-${post}#every-changed-member`
  );
};
