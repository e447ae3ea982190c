/** Answers a paste: what the reports of its files say, put together. */
import {
  checkFile,
  isReport,
  type FileReport,
  type Finding,
  type Place,
  type Refusal,
} from './check';
import type { Hunk } from './changes';
import type { FromVersion } from './data';
import { LIMIT, refuseSize, splitFiles, type SourceFile } from './input';
import type { InputProblem } from '../versions/setup';

/** What is said of one or more places. */
export interface Item extends Pick<Finding, 'name' | 'text' | 'link'> {
  readonly places: readonly Place[];
}

export type ChangedFile = Required<
  Pick<FileReport, 'file' | 'code' | 'removed' | 'isComplete'>
>;

export interface Answer {
  /** One or two sentences. */
  readonly summary: string;
  /** The files that there is a report for. */
  readonly files: readonly string[];
  readonly decisions: readonly Item[];
  readonly changes: readonly Item[];
  /** What works differently where the code stays as it is. */
  readonly notes: readonly Item[];
  readonly unknown: readonly Item[];
  readonly changed: readonly ChangedFile[];
  /** Files that do not import the library. */
  readonly foreign: readonly string[];
}

/** What a paste is answered with; both, if some of its files are not read. */
export interface Reply {
  readonly problem?: InputProblem;
  readonly answer?: Answer;
}

/** @param from the version that the code is written for */
export function answerInput(text: string, from: FromVersion): Reply {
  const { length } = text;
  if (length > LIMIT) return { problem: { message: refuseSize(length) } };
  return answerFiles(splitFiles(text), from);
}

/** @param from the version that the files are written for */
export function answerFiles(
  files: readonly SourceFile[],
  from: FromVersion,
): Reply {
  // Of one file, nobody knows what is around it.
  const hasModalProvider =
    files.length > 1
      ? files.some(({ source }) => source.includes('BottomSheetModalProvider'))
      : undefined;
  return answerResults(
    files.map(({ file, source }) =>
      check(file, source, from, { hasModalProvider }),
    ),
    files,
  );
}

/** Puts together what was found in files. */
export function answerResults(
  results: readonly (FileReport | Refusal)[],
  files: readonly SourceFile[],
): Reply {
  const reports = results.filter(isReport);
  const refused = results.flatMap((result) => (isReport(result) ? [] : result));
  const unread = refused.filter(({ isForeign }) => isForeign !== true);
  const told = unread.length > 0 || reports.length > 0 ? unread : refused;
  const foreign = refused.flatMap(({ file, isForeign }) =>
    isForeign ? file : [],
  );
  return {
    problem: told.length > 0 ? problemOf(told, files) : undefined,
    answer: reports.length > 0 ? answerOf(reports, foreign) : undefined,
  };
}

/** One file on which the checker fails does not cost the others their answer. */
export function check(
  ...asked: Parameters<typeof checkFile>
): FileReport | Refusal {
  const [file] = asked;
  try {
    return checkFile(...asked);
  } catch (error) {
    // What calls itself for each level runs out of them.
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
  }
}

function problemOf(
  refused: readonly Refusal[],
  files: readonly SourceFile[],
): InputProblem {
  const isMany = files.length > 1;
  if (isMany && refused.every(({ isForeign }) => isForeign)) {
    return {
      message:
        'None of these files imports @gorhom/bottom-sheet. Add those that do.',
    };
  }
  const [first] = refused;
  const { start = 0 } = files.find(({ file }) => file === first?.file) ?? {};
  const messages = refused.map(({ file, message, line, column = 1 }) => {
    // A sentence starts with a capital letter, the name of a file does not.
    const word = isMany ? 'line' : 'Line';
    const place = line !== undefined && `${word} ${line}, column ${column}`;
    const where = [isMany && file, place].filter(Boolean).join(', ');
    return where === '' ? message : `${where}: ${message}`;
  });
  const offset = first?.offset === undefined ? undefined : start + first.offset;
  return { message: messages.join('\n'), offset };
}

function answerOf(
  reports: readonly FileReport[],
  foreign: readonly string[],
): Answer {
  const findings = reports.flatMap((report) => report.findings);
  const itemsOf = (wanted: Finding['level']) =>
    group(findings.filter(({ level }) => level === wanted));
  const parts = {
    decisions: itemsOf('decide'),
    changes: withoutRepeats(itemsOf('change')),
    notes: itemsOf('know'),
    unknown: itemsOf('unknown'),
    changed: reports.flatMap(({ file, code, removed, isComplete }) =>
      code === undefined ? [] : { file, code, removed, isComplete },
    ),
  };
  return {
    summary: [contradictionIn(reports), summaryOf(parts)].join('').trim(),
    files: reports.map(({ file }) => file),
    ...parts,
    foreign,
  };
}

/** The first sentence, where the code speaks against the version that was chosen. */
function contradictionIn(reports: readonly FileReport[]): string {
  const all = reports.flatMap(({ contradiction }) => contradiction ?? []);
  const [first] = all;
  if (first === undefined) return '';
  const { looksLike } = first;
  const names = new Set(
    all.flatMap((each) => (each.looksLike === looksLike ? each.names : [])),
  );
  const end =
    looksLike === 'v5' ? 'It needs no migration' : 'Choose that version';
  return `This looks like code of ${looksLike}, which has ${[...names].join(', ')}. ${end}. `;
}

/** Shows each diff once: one edit can be what several uses need. */
function withoutRepeats(items: readonly Item[]): Item[] {
  const shown = new Set<string>();
  const isNew = (file: string, hunk: Hunk): boolean => {
    const key = file + JSON.stringify(hunk);
    return !shown.has(key) && Boolean(shown.add(key));
  };
  return items.map((item) => ({
    ...item,
    places: item.places.map((place) => ({
      ...place,
      hunks: place.hunks.filter((hunk) => isNew(place.file, hunk)),
    })),
  }));
}

const isSamePlace = (a: Place, b: Place): boolean =>
  a.file === b.file &&
  a.line === b.line &&
  JSON.stringify(a.hunks) === JSON.stringify(b.hunks);

/** Says what is said of several places once; a line is named once, too. */
function group(all: readonly Finding[]): Item[] {
  const items = new Map<string, Item & { places: Place[] }>();
  for (const { name, text, link, place } of all) {
    const key = `${name ?? ''} ${text}`;
    const item = items.get(key) ?? { name, text, link, places: [] };
    if (!item.places.some((each) => isSamePlace(each, place))) {
      item.places.push(place);
    }
    items.set(key, item);
  }
  return [...items.values()];
}

type Parts = Pick<
  Answer,
  'decisions' | 'changes' | 'notes' | 'unknown' | 'changed'
>;

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

const places = (items: Parts['changes']): number =>
  items.flatMap((item) => item.places).length;

/** The sentences that the reader hears first. */
function summaryOf(parts: Parts): string {
  const changes = places(parts.changes);
  const decisions = parts.decisions.length;
  const unread = places(parts.unknown);
  const notes = parts.notes.length;
  const isDone = decisions === 0 && unread === 0;
  const end = isDone ? ', and nothing is left to decide' : '';
  return [
    changes > 0
      ? `${count(changes, 'change is', 'changes are')} made for you${end}.`
      : isDone && 'Nothing to change in this code.',
    decisions > 0 &&
      `${count(decisions, 'decision is', 'decisions are')} left to you.`,
    unread > 0 && `Check ${count(unread, 'place', 'places')} yourself.`,
    isDone &&
      notes > 0 &&
      `${count(notes, 'thing behaves', 'things behave')} differently in v5.`,
  ]
    .filter(Boolean)
    .join(' ');
}
