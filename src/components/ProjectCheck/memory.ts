import { keep, keepers, takeKept } from '@site/src/site/release';
import type { Outcome } from './ask';
import type { FromVersion } from './code/data';
import type { Project } from './project';
import type { AppSetup } from './versions/setup';

const TEXT = 'ProjectCheck';
const FROM = 'ProjectCheck from';

/**
 * What the reader typed and was answered: it is there again when they come
 * back from a page that the answer links to. Of what they typed and chose, the tab
 * keeps a copy while the page is loaded again, and it is kept nowhere else.
 */
export const memory = {
  text: takeKept(TEXT) ?? '',
  /** The project that was last read, until there is another text. */
  project: undefined as Project | undefined,
  /** What an example took the place of. */
  replaced: '',
  /** The version that the code is written for. */
  from: (takeKept(FROM) ?? 'v4') as FromVersion,
  outcome: undefined as Outcome | undefined,
  /** The versions that were last answered about, but for those of a release. */
  setup: undefined as AppSetup | undefined,
};

keepers.set(TEXT, () => memory.text || undefined);
keepers.set(FROM, () => memory.from);
if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => {
    keep([TEXT, FROM]);
  });
}
