/** What the check finds, whichever engine found it, in the order of the answer. */
import type { Hunk } from './code/textEdits';

/** A line of a file. */
export interface Place {
  readonly file: string;
  readonly line: number;
  /** The line itself; empty where it says nothing more. */
  readonly text: string;
  /** What the check changes there. */
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

/** What is said of versions, or of one or more places of the code. */
export interface Finding {
  readonly severity: Severity;
  /** What is used, as a reader would call it: `snapPoints`. */
  readonly name?: string | undefined;
  /** What to do, or to know, in Markdown. */
  readonly text: string;
  /** The section that says more, below the site's base path. */
  readonly link?: string | undefined;
  readonly places: readonly Place[];
}

const isSamePlace = (a: Place, b: Place): boolean =>
  a.file === b.file &&
  a.line === b.line &&
  JSON.stringify(a.hunks) === JSON.stringify(b.hunks);

/** Says what is said of several places once; a line is named once, too. */
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

export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
