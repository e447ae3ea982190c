/** Checks code that uses v4, v3 or v2 of the library against v5. */
import type { Node } from '@babel/types';
import type { Finding, Place, Severity } from '../findings';
import { hunksOf, type TextEdit } from './textEdits';
import { forgetTrees, type SemanticModel } from './semanticModel';
import { groupBy } from './collections';
import type { FromVersion } from './data';
import { DATA, getOwn, DEEP_IMPORT_PREFIX, LIBRARY } from './library';
import { isCode, parseCode, type ParseFailure } from './parse';
import { applyFixes } from './applyFixes';
import type { CheckedFile, FileUsage, Rule } from './rule';
import { RULES } from './rules';
import {
  contradictionOf,
  ONLY_OLDER,
  displayName,
  type Contradiction,
} from './contradiction';
import { collectUsages } from './usages';
import type { External, UnresolvedUsage } from './usages/usage';

/** A finding about one place of a file; several are put together afterwards. */
export interface Diagnostic extends Omit<Finding, 'places'> {
  readonly place: Place;
  /** The release of v5 with the change, if that is a later one than 5.0.0. */
  readonly since?: string;
  /** Whether it also applies to code that is written for v5. */
  readonly isInV5?: boolean;
  /** The question that other files of the project may answer. */
  readonly external?: External;
}

/** The result of checking one file of code. */
export interface FileReport {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Evidence that the code is of another version than the reader has chosen. */
  readonly contradiction?: Contradiction;
  /** The changed code; absent if nothing changes. */
  readonly code?: string;
  /**
   * Names whose declarations the changes remove, because nothing uses them any more.
   */
  readonly removed: readonly string[];
  /** Whether nothing is left to the reader. */
  readonly isComplete: boolean;
}

/** Why a file has no report. */
export interface FileFailure extends ParseFailure {
  readonly file: string;
  /** The code parses, but does not import the library. */
  readonly lacksLibraryImport?: true;
}

/** Facts about a file from other files of the project. */
interface FileContext extends Pick<CheckedFile, 'hasModalProvider'> {
  /** Modules of the project from which the file imports the library. */
  readonly barrels?: readonly string[];
}

/**
 * Checks one file of code.
 *
 * @param from the version that the code is written for
 * @returns why there is no report, if the code has a syntax error or does not import the
 * library
 */
export function checkFile(
  file: string,
  source: string,
  from: FromVersion,
  { barrels = [], ...project }: FileContext = {},
): FileReport | FileFailure {
  const model = parseCode(source, [LIBRARY, ...barrels]);
  if (!isCode(model)) return { file, ...model };
  const imports = model.nodes.some(
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
  const isTypeScript =
    /\.tsx?$/.test(file) ||
    model.nodes.some(({ type }) => type.startsWith('TS'));
  const { usages, unresolved } = collectUsages(model);
  const inFile: FileUsage[] = [];
  const checked = {
    model,
    usages: inFile,
    unresolved,
    from,
    isTypeScript,
    ...project,
  };
  for (const usage of usages) inFile.push({ ...usage, file: checked });
  const { all, changed } = dropUnsafeFixes(model, applyRules(checked));
  const diagnostics = diagnosticsOf(file, model, all, unresolved);
  const contradiction = contradictionOf(checked);
  return {
    file,
    diagnostics,
    contradiction,
    code: changed?.result,
    removed: changed?.removed ?? [],
    isComplete: contradiction === undefined && isSettled(diagnostics),
  };
}

/** As `checkFile`, but an exception becomes a failure of this file alone. */
export function checkSafely(
  ...args: Parameters<typeof checkFile>
): FileReport | FileFailure {
  const [file] = args;
  try {
    return checkFile(...args);
  } catch (error) {
    // Recursive functions exceed the stack on deeply nested code.
    if (error instanceof RangeError) {
      return {
        file,
        message: 'This code is nested too deeply to be followed.',
      };
    }
    console.error(error);
    return {
      file,
      message:
        'The checker failed on this code. That is a bug in this site: please report it with the code.',
    };
  } finally {
    forgetTrees();
  }
}

/** Whether diagnostics leave nothing to the reader. */
export const isSettled = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.every(({ severity }) => /^(?:change|know)$/.test(severity));

/** Makes diagnostics of rule matches, then of unresolved usages. */
function diagnosticsOf(
  file: string,
  model: SemanticModel,
  matches: readonly RuleMatch[],
  unresolvedUsages: readonly UnresolvedUsage[],
): Diagnostic[] {
  const lines = model.source.split('\n');
  const placeOf = (node: Node, text = '', edits: readonly TextEdit[] = []) => ({
    file,
    line: lineOf(node),
    text,
    hunks: hunksOf(model, edits),
  });
  const excerptAt = (line: number) => {
    const text = (lines[line - 1] ?? '').trim();
    // The start of a tag or a value that continues in the next line adds nothing.
    return /^<?[\w.]+(?:=\{{1,2})?$/.test(text) ? '' : text;
  };
  const unresolved = [...unresolvedUsages];
  const reported: Diagnostic[] = [];
  // A line that a rule changes twice is shown once, with both changes.
  const keyOf = ({ rule, usage }: RuleMatch) =>
    `${RULES.indexOf(rule)} ${lineOf(usage.node)}`;
  const groups = groupBy(matches, keyOf);
  for (const match of matches) {
    const { severity, rule, usage } = match;
    const { node } = usage;
    const text = diagnosticText(rule);
    if (severity === 'unknown') {
      unresolved.push({ node, text });
      continue;
    }
    const edits = (groups.get(keyOf(match)) ?? []).flatMap(
      (each) => each.edits,
    );
    reported.push({
      severity,
      name: displayName(usage.name),
      text,
      link: linkOf(match),
      since: rule.since,
      place: placeOf(node, excerptAt(lineOf(node)), edits),
    });
  }
  unresolved.sort((a, b) => lineOf(a.node) - lineOf(b.node));
  return [
    ...reported,
    ...unresolved.map(
      ({ node, text, isNote, isInV5, external }): Diagnostic => ({
        severity: isNote ? 'know' : 'unknown',
        text,
        place: placeOf(node),
        isInV5,
        external,
      }),
    ),
  ];
}

/** The line of a node. */
export const lineOf = ({ loc }: Node): number => loc?.start.line ?? 1;

const BY_NAME = groupBy(
  RULES.flatMap((rule) => rule.on.map((name) => ({ name, rule }))),
  ({ name }) => name,
);

/** Applies all rules to all usages; each once to a tag that may be two components. */
function applyRules({ usages }: CheckedFile): RuleMatch[] {
  const seen = new Map<Node, Rule[]>();
  return usages.flatMap((usage) => {
    const matched = seen.get(usage.node) ?? [];
    const rules = (BY_NAME.get(usage.name) ?? []).flatMap(({ rule }) =>
      !matched.includes(rule) && matchesUsage(rule, usage) ? rule : [],
    );
    seen.set(usage.node, [...matched, ...rules]);
    return rules.flatMap((rule) => applyRule(rule, usage));
  });
}

function matchesUsage({ kinds, from, when }: Rule, usage: FileUsage): boolean {
  return (
    // A `type` usage names a prop, and does not set it.
    (kinds?.includes(usage.kind) ?? usage.kind !== 'type') &&
    // Members that only older code has are reported whichever version was chosen.
    (from?.includes(usage.file.from) !== false || ONLY_OLDER.has(usage.name)) &&
    (when?.(usage) ?? true)
  );
}

/**
 * Downgrades unsafe fixes to manual decisions: a fix is unsafe if the result does not
 * parse or loses code.
 */
function dropUnsafeFixes(model: SemanticModel, applied: readonly RuleMatch[]) {
  const change = (all: readonly RuleMatch[]) =>
    applyFixes(
      model,
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

/** Whether a file has a report. */
export const isReport = (each: FileReport | FileFailure): each is FileReport =>
  'diagnostics' in each;

/** A rule that applies to a usage, with the edits of its fix. */
interface RuleMatch {
  readonly rule: Rule;
  readonly usage: FileUsage;
  readonly severity: Severity;
  readonly edits: readonly TextEdit[];
}

/** Applies a rule to a usage; its fix may find that nothing is to change. */
function applyRule(rule: Rule, usage: FileUsage): RuleMatch[] {
  const match = { rule, usage, edits: [] };
  if (rule.level) return [{ ...match, severity: rule.level }];
  const edits = rule.fix?.(usage);
  if (edits === undefined) return [{ ...match, severity: 'decide' }];
  return edits.length === 0 ? [] : [{ ...match, severity: 'change', edits }];
}

/** The text of a rule, by default that of its rows in the migration tables. */
const diagnosticText = ({ rows = [], text }: Rule): string =>
  text ?? rows.map((row) => getOwn(DATA.rows, row)).join(' ');

const linkOf = ({
  rule: { link, from },
  usage: { name },
}: RuleMatch): string => {
  const post = from?.includes('v4') === false ? 'v4' : 'v5';
  return (
    link ??
    getOwn(DATA.references, name.replace(/[<>()]/g, '')) ??
    `/blog/bottom-sheet-${post}#every-changed-member`
  );
};
