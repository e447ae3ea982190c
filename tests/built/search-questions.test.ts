// The search finds the answer to what readers ask, in their own words.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, VERSIONS } from '../../src/site/versions';
import { errorStrings } from '../content/errorStrings';
import {
  answers,
  indexedSections,
  indexedNames,
  readQuestions,
  shownInModal,
  type Question,
} from '../searchResults';

/** Ranks that count as found. */
const FIRST = 3;
/** Least share of the questions of a kind that must be found, in percent. */
const LEAST: Readonly<Record<string, number>> = {
  all: 88,
  issue: 80,
  concept: 75,
  api: 100,
  error: 100,
  vocabulary: 100,
  report: 80,
  tool: 100,
};

interface Asked extends Question {
  readonly shown: readonly string[];
  /** From 1; 0 when no answer is shown. */
  readonly rank: number;
}

function ask(question: Question): Asked {
  const shown = shownInModal(question.query, question.version);
  const index = shown.findIndex((address) => answers(address, question));
  return { ...question, shown, rank: index + 1 };
}

function isFound({ rank }: Asked): boolean {
  return rank > 0 && rank <= FIRST;
}

function percent(asked: readonly Asked[], rank: number): number {
  const found = asked.filter((one) => one.rank > 0 && one.rank <= rank);
  return Math.round((100 * found.length) / asked.length);
}

function describeMiss({ kind, version, query, rank, shown }: Asked): string {
  const place = rank === 0 ? 'not shown' : `shown as number ${rank}`;
  return `${kind} ${version} "${query}" (${place}) finds ${shown.slice(0, FIRST).join(', ') || 'nothing'}`;
}

// Reports of public trackers were written down before pages answered them.
const questions = ['search-questions', 'reports'].flatMap(readQuestions);
const asked = questions.map(ask);
const sections = indexedSections();

describe('the questions of readers', () => {
  it('name answers that exist', () => {
    const stale = questions.filter(
      (question) =>
        ![...sections.keys()].some((address) => answers(address, question)),
    );
    expect(stale).toEqual([]);
  });

  it.each(Object.entries(LEAST))(
    'of the kind %s have an answer in the first three for at least %d %%',
    (kind, least) => {
      const ofKind = asked.filter((one) =>
        kind === 'all' ? one.kind !== 'report' : one.kind === kind,
      );
      expect(ofKind.length).toBeGreaterThan(0);
      const misses = ofKind.filter((one) => !isFound(one)).map(describeMiss);
      const table = [1, 3, 5]
        .map((rank) => `${rank}: ${percent(ofKind, rank)} %`)
        .join(', ');
      expect(
        percent(ofKind, FIRST),
        `${kind}, in the first ${table}\n${misses.join('\n')}`,
      ).toBeGreaterThanOrEqual(least);
    },
  );
});

describe('the names of the API', () => {
  /** Share of the letters that are typed, and of the names to be found. */
  const TYPED = 0.6;
  const FOUND = 84;

  it(`are found in the first three by ${TYPED * 100} % of their letters`, () => {
    const names = [...indexedNames('v5')];
    const misses = names.filter(([name, addresses]) => {
      const begun = name.slice(0, Math.ceil(TYPED * name.length));
      const first = shownInModal(begun, 'v5').slice(0, FIRST);
      return !first.some((address) => addresses.has(address));
    });
    expect(names.length).toBeGreaterThan(100);
    const share = 100 * (1 - misses.length / names.length);
    expect(
      share,
      misses.map(([name]) => name).join('\n'),
    ).toBeGreaterThanOrEqual(FOUND);
  });
});

// A new release's messages are noticed here: they come from the installed
// packages, not from a list.
describe.each(VERSIONS)('the messages of $name and its portal', (version) => {
  /** Letters that explain a message, at least. */
  const SENTENCE = 60;
  const messages = ['bottom-sheet', 'portal'].flatMap((name) =>
    errorStrings(path.join(ROOT, version.types, 'node_modules/@gorhom', name)),
  );

  /** Whether a section explains a message, next to giving it in full. */
  function explains(address: string, parts: readonly string[]): boolean {
    const texts = sections.get(address) ?? [];
    const has = (text: string): boolean => {
      const last = parts.reduce(
        (from, part) => (from < 0 ? from : text.indexOf(part, from)),
        0,
      );
      return last >= 0;
    };
    const others = texts.filter((text) => !has(text)).join(' ');
    return texts.some(has) && others.length >= SENTENCE;
  }

  it('are found in the first three, where they are explained', () => {
    expect(messages.length).toBeGreaterThan(15);
    const misses = messages.filter(
      ({ parts }) =>
        !shownInModal(parts.join('5'), version.name)
          .slice(0, FIRST)
          .some((address) => explains(address, parts)),
    );
    expect(misses.map(({ at, parts }) => [at, parts.join('…')])).toEqual([]);
  });
});
