import { keepers, takeKept } from '@site/src/site/release';
import type { Outcome } from './ask';
import type { FromVersion } from './code/data';

interface Memory {
  text: string;
  /** The version that the code is written for. */
  from: FromVersion;
  outcome: Outcome | undefined;
}

const TEXT = 'ProjectCheck';
const FROM = 'ProjectCheck from';

/**
 * What the reader typed and was answered: it is there again when they come
 * back from a page that the answer links to. It is kept nowhere else, but while a
 * page of a new release is loaded.
 */
export const memory: Memory = {
  text: takeKept(TEXT) ?? '',
  from: (takeKept(FROM) ?? 'v4') as FromVersion,
  outcome: undefined,
};

keepers.set(TEXT, () => memory.text || undefined);
keepers.set(FROM, () => memory.from);
