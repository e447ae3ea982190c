/** Checks what prose says about the age of a member against the releases. */
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { firstRelease, loadHistory } from '../../src/api/history';
import type { ApiHistory } from '../../src/api/historyTypes';
import { API_VERSIONS } from '../../src/api/types';

/** `since 5.1.6`, `before 5.2`, `up to 5.2.8`, and their like. */
const CLAIM =
  /\b(since|from|as of|added in|new in|introduced in|available in|before|until|up to) (?:version |v)?([245]\.\d+(?:\.\d+)?)\b(?!\.?\d)(?! to\b)/gi;

/** Says that the name itself came, not only what it does. */
const ARRIVAL = /\b(?:added|new|available|introduced|exists?|there) /i;

/** Names of products whose numbers look the same. */
const OTHER =
  /(?:Reanimated|Gesture Handler|React Native|Worklets|Expo|FlashList)\S* (?:since|from|before|until|up to|v)?\s*$/i;

/** A statement about a release, and what was found out about it. */
export interface HistoryClaim {
  /** The words of the page. */
  phrase: string;
  /** The release that it means, with three numbers. */
  release: string;
  /** The names of the API in the same sentence. */
  names: string[];
  /** What is wrong; undefined when it is right or no name was found. */
  problem?: string;
}

/**
 * Reads the claims of one paragraph, heading or cell.
 *
 * A claim is right when one of the names in its sentence changed in that
 * release. It is wrong when the names changed in other releases only, or when
 * it says that a name came which the first release had already. Sentences about
 * what a member does, whose types never changed, are left to the reader.
 */
export function historyClaims(node: Nodes): HistoryClaim[] {
  const codes: string[] = [];
  visit(node, 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  return toString(node)
    .split(/(?<=[.;:])\s+/)
    .flatMap((sentence) =>
      [...sentence.matchAll(CLAIM)].flatMap((match) => {
        if (OTHER.test(sentence.slice(0, match.index))) return [];
        const named = codes.filter((code) => sentence.includes(code));
        return claimOf(sentence, match, named);
      }),
    );
}

function claimOf(
  sentence: string,
  [phrase, word = '', version = '']: RegExpExecArray,
  codes: readonly string[],
): HistoryClaim[] {
  const line = API_VERSIONS.find(
    (apiVersion) => apiVersion === `v${version[0]}`,
  );
  if (line === undefined) return [];
  const history = loadHistory(line);
  const release = /^(?:until|up to)$/i.test(word)
    ? after(history, version)
    : exact(history, version);
  if (release === undefined) return [];
  const changed = new Map(
    codes.flatMap((code): [string, string[]][] => {
      const name = /^[\w.]+/.exec(code)?.[0] ?? '';
      const releases = eventsOf(history, name);
      return releases === undefined ? [] : [[name, releases]];
    }),
  );
  const names = [...changed.keys()];
  const claim: HistoryClaim = { phrase, release, names };
  const isRight =
    names.length === 0 ||
    release === firstRelease(history) ||
    names.some((name) => changed.get(name)?.includes(release) === true);
  if (isRight) return [claim];
  const known = [...changed].filter(([, releases]) => releases.length > 0);
  if (known.length === 0) {
    return ARRIVAL.test(sentence)
      ? [
          {
            ...claim,
            problem: `"${phrase}": ${names.join(', ')} did not change after ${firstRelease(history)}.`,
          },
        ]
      : [claim];
  }
  const changes = known.map(([name, all]) => `${name} in ${all.join(', ')}`);
  return [
    {
      ...claim,
      problem: `"${phrase}": of the names in the sentence, the releases changed ${changes.join('; ')} (src/api/history/${line}.json).`,
    },
  ];
}

/** The releases after the first that changed a member or an export. */
function eventsOf(history: ApiHistory, name: string): string[] | undefined {
  const first = firstRelease(history);
  const keys = Object.keys(history.names).filter(
    (key) => key === name || key.endsWith(`.${name}`),
  );
  if (keys.length === 0) return undefined;
  const releases = keys.flatMap((key) =>
    (history.names[key] ?? []).map((entry) => entry.in),
  );
  return [...new Set(releases)].filter((release) => release !== first);
}

/** `5.2` means its first release. */
function exact(history: ApiHistory, version: string): string | undefined {
  const names = history.releases.map(({ release }) => release);
  return names.find(
    (release) => release === version || release.startsWith(`${version}.`),
  );
}

/** The release after the last one of `5.2`, or after `5.2.8`. */
function after(history: ApiHistory, version: string): string | undefined {
  const names = history.releases.map(({ release }) => release);
  const last = names.findLastIndex(
    (release) => release === version || release.startsWith(`${version}.`),
  );
  return last === -1 ? undefined : names[last + 1];
}
