import { keep, keepers, takeKept } from '@site/src/site/release';
import type { Outcome } from './ask';
import type { FromVersion } from './code/data';
import type { AppSetup } from './versions/setup';

interface Memory {
  text: string;
  /** What an example took the place of. */
  replaced: string;
  /** The version that the code is written for. */
  from: FromVersion;
  outcome: Outcome | undefined;
  /** The versions that were last answered about, but for those of a release. */
  setup: AppSetup | undefined;
}

const TEXT = 'ProjectCheck';
const FROM = 'ProjectCheck from';

/**
 * What the reader typed and was answered: it is there again when they come
 * back from a page that the answer links to. Of what they typed and chose, the tab
 * keeps a copy while the page is loaded again, and it is kept nowhere else.
 */
export const memory: Memory = {
  text: takeKept(TEXT) ?? '',
  replaced: '',
  from: (takeKept(FROM) ?? 'v4') as FromVersion,
  outcome: undefined,
  setup: undefined,
};

keepers.set(TEXT, () => memory.text || undefined);
keepers.set(FROM, () => memory.from);
if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => {
    keep([TEXT, FROM]);
  });
}
