/** Checks code that uses v4, v3 or v2 of the library against v5. */
import type { FromVersion, Row } from './data';
import { cleanUp } from './cleanUp';
import { applyEdits, hunksOf, placeOf, type Edit, type Hunk } from './edits';
import { DATA, LIBRARY } from './library';
import { isTree, readCode, type Unreadable } from './parse';
import type { RuleContext, Rule } from './rule';
import { RULES } from './rules';
import { resolveNames } from './scope';
import { rangeOf, type Tree } from './tree';
import { findUses, type Use } from './uses';
import { evaluate } from './values';

export interface Finding {
  readonly level: 'change' | 'decide' | 'know';
  /** What is used, as a reader would call it: `snapPoints`. */
  readonly name: string;
  readonly line: number;
  readonly column: number;
  /** The line itself. */
  readonly text: string;
  /** What to write, or to know, in Markdown. */
  readonly write: string;
  /** Where the docs say more, below the site's base path. */
  readonly link: string;
  /** The change, where the check makes it. */
  readonly hunks: readonly Hunk[];
}

export interface Point {
  /** In Markdown. */
  readonly text: string;
  readonly lines: readonly number[];
  readonly link: string;
}

export interface FileReport {
  readonly file: string;
  readonly findings: readonly Finding[];
  /** What only the reader can decide, each once. */
  readonly decisions: readonly Point[];
  /** What could not be followed. */
  readonly unknown: readonly { readonly line: number; readonly text: string }[];
  /** Names that only code older than v4 has. */
  readonly older: readonly string[];
  /** The code with all changes, if there are any. */
  readonly code?: string;
  /** Names whose declarations nothing uses after the changes. */
  readonly removed: readonly string[];
  /** Nothing but what the check changes itself has to be changed. */
  readonly isComplete: boolean;
}

/** A file that has no report, and why. */
export interface Refusal extends Unreadable {
  readonly file: string;
  /** It is code that does not import the library. */
  readonly isForeign?: true;
}

/**
 * @param file its name, for what the reader is told
 * @param source its text
 * @param from the version that the code is written for
 */
export function checkFile(
  file: string,
  source: string,
  from: FromVersion,
): FileReport | Refusal {
  const tree = readCode(source);
  if (!isTree(tree)) return { file, ...tree };
  const names = resolveNames(tree);
  const values = evaluate(tree, names);
  const { uses, unknowns } = findUses({ tree, names, values });
  const imports = tree.nodes.some(
    (node) =>
      node.type === 'StringLiteral' &&
      (node.value === LIBRARY || node.value.startsWith(`${LIBRARY}/`)),
  );
  if (!imports) {
    return {
      file,
      isForeign: true,
      message: `There is no import of ${LIBRARY} in this code. Paste a file that has one.`,
    };
  }
  const used = new Set(uses.map(({ name }) => name));
  const context: RuleContext = {
    tree,
    names,
    values,
    uses,
    unknowns,
    from,
    isTypeScript:
      /\.tsx?$/.test(file) ||
      tree.nodes.some(({ type }) => type.startsWith('TS')),
    has: (...wanted) => wanted.some((name) => used.has(name)),
  };
  const applied = uses.flatMap((use) =>
    rulesFor(use, context).map((rule) => apply(rule, use, context)),
  );
  const edits = applied.flatMap((each) => each.edits);
  const changed = edits.length > 0 ? applyEdits(source, edits) : undefined;
  const referenced = names.bindings.flatMap((binding) =>
    binding.references.length > 0 ? binding.name : [],
  );
  const cleaned =
    changed === undefined ? undefined : cleanUp(changed, new Set(referenced));
  // A line that one rule changes in two places is shown once, with both.
  const findings = applied.map(({ rule, finding }) => ({
    ...finding,
    hunks: hunksOf(
      source,
      applied
        .filter(
          (other) => other.rule === rule && other.finding.line === finding.line,
        )
        .flatMap((other) => other.edits),
    ),
  }));
  return {
    file,
    findings,
    decisions: decisionsOf(applied),
    unknown: unknowns.map(({ node, text }) => ({
      line: placeOf(source, rangeOf(node).start).line,
      text,
    })),
    older:
      from === 'v4'
        ? [
            ...new Set(
              applied.flatMap(({ rule, finding }) =>
                rule.isTelling ? [finding.name] : [],
              ),
            ),
          ]
        : [],
    ...(cleaned && { code: cleaned.code }),
    removed: cleaned?.removed ?? [],
    isComplete:
      unknowns.length === 0 &&
      findings.every(({ level }) => level !== 'decide'),
  };
}

/** Whether a file has a report. */
export function isReport(each: FileReport | Refusal): each is FileReport {
  return 'findings' in each;
}

function rulesFor(use: Use, context: RuleContext): Rule[] {
  return RULES.filter(
    ({ on, kinds, from, isTelling, when }) =>
      on.includes(use.name) &&
      (kinds === undefined || kinds.includes(use.kind)) &&
      (isTelling === true ||
        from === undefined ||
        from.includes(context.from)) &&
      (when === undefined || when(use, context)),
  );
}

interface Applied {
  readonly rule: Rule;
  readonly finding: Omit<Finding, 'hunks'>;
  readonly edits: readonly Edit[];
}

function apply(rule: Rule, use: Use, context: RuleContext): Applied {
  const { tree } = context;
  const edits = rule.level === 'change' ? rule.fix?.(use, context) : [];
  const level = edits === undefined ? 'decide' : rule.level;
  const { start } = rangeOf(use.node);
  const { line, column } = placeOf(tree.source, start);
  const row = rowOf(rule);
  const write =
    (level === 'decide' ? rule.decide : undefined) ??
    rule.write ??
    row?.after ??
    '';
  return {
    rule,
    edits: edits ?? [],
    finding: {
      level,
      name: readable(use.name),
      line,
      column,
      text: lineOf(tree, line),
      write,
      link:
        rule.link ??
        DATA.references[use.name.replace(/[<>()]/g, '')] ??
        row?.address ??
        '/blog/bottom-sheet-v5#every-changed-member',
    },
  };
}

function rowOf({ rows = [] }: Rule): Row | undefined {
  return DATA.rows.find(({ key }) => rows.includes(key));
}

/** `BottomSheetMethods.snapTo` is `snapTo` to whoever calls it. */
function readable(name: string): string {
  const [owner = '', member] = name.split('.');
  if (member === undefined || name.includes('/')) return name;
  return /^[A-Z_]+$/.test(owner) ? name : member;
}

function lineOf({ source }: Tree, line: number): string {
  return (source.split('\n')[line - 1] ?? '').trim();
}

function decisionsOf(applied: readonly Applied[]): Point[] {
  const points = new Map<string, { lines: number[]; link: string }>();
  for (const { finding } of applied) {
    if (finding.level !== 'decide') continue;
    const point = points.get(finding.write) ?? {
      lines: [],
      link: finding.link,
    };
    if (!point.lines.includes(finding.line)) point.lines.push(finding.line);
    points.set(finding.write, point);
  }
  return [...points].map(([text, point]) => ({ text, ...point }));
}
