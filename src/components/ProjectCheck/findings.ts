/** The form of findings, which all engines share. */
import type { Hunk } from './code/textEdits';

/** A line of a file. */
export interface Place {
  readonly file: string;
  readonly line: number;
  /** The text of the line; empty if it adds nothing. */
  readonly text: string;
  /** The changes that the check makes there. */
  readonly hunks: readonly Hunk[];
}

/** The groups of the answer, the worst first. */
export const GROUPS = {
  fails: { title: 'Does not work together', isOpen: true },
  depends: { title: 'May not work together', isOpen: true },
  change: {
    title: 'Breaks in v5, changed for you',
    intro: 'The patch, or the code to copy, has these changes.',
    isOpen: false,
  },
  decide: {
    title: 'Decide',
    intro: 'Only you know what you want here. Tick what is done.',
    isOpen: true,
  },
  unknown: {
    title: 'Check yourself',
    intro: 'The check could not follow these. Look at them yourself.',
    isOpen: true,
  },
  issue: { title: 'Known issues', isOpen: false },
  next: { title: 'Do next', isOpen: true },
  know: { title: 'Good to know', isOpen: false },
} as const satisfies Readonly<
  Record<string, { title: string; intro?: string; isOpen: boolean }>
>;

export type Severity = keyof typeof GROUPS;
export const SEVERITIES = Object.keys(GROUPS) as Severity[];

/** A statement about versions, or about one or more places in code. */
export interface Finding {
  readonly severity: Severity;
  /** The name of the member or export in question: `snapPoints`. */
  readonly name?: string;
  /** The statement in Markdown: what to do or to know. */
  readonly text: string;
  /** The section that says more, below the site's base path. */
  readonly link?: string;
  readonly places: readonly Place[];
}

const isSamePlace = (a: Place, b: Place): boolean =>
  a.file === b.file &&
  a.line === b.line &&
  JSON.stringify(a.hunks) === JSON.stringify(b.hunks);

/** Merges findings that differ only in their places; equal places count once. */
export function groupFindings(all: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding & { places: Place[] }>();
  for (const finding of all) {
    const { severity, name = '', text } = finding;
    const key = `${severity} ${name} ${text}`;
    const group = groups.get(key) ?? { ...finding, places: [] };
    groups.set(key, group);
    for (const place of finding.places) {
      if (!group.places.some((each) => isSamePlace(each, place)))
        group.places.push(place);
    }
  }
  return [...groups.values()];
}

/** A number with a noun, in the singular or the plural. */
export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
