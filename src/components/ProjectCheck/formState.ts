import { stateProviders, takeSavedState } from '@site/src/runtime/deployment';
import { savedInEntry } from './savedText';
import type { WrittenFor } from './code/checkCode';
import type { Files } from './folder';
import type { ShownOutcome } from './useProjectCheck';
import type { AppSetup } from './versions/setup';

const TEXT = 'ProjectCheck';
const FROM = 'ProjectCheck from';

/**
 * What the reader typed and was answered: it is there again when they come
 * back from a page that the answer links to. Of what they typed and chose, the tab
 * keeps a copy while the site loads the page again, and the entry of the history keeps
 * the text, for when the reader does. It is kept nowhere else.
 */
export const formState = {
  text: takeSavedState(TEXT) ?? savedInEntry() ?? '',
  /** The files that were last given, until there is another text. */
  files: undefined as Files | undefined,
  /** The app of the project that the reader has chosen. */
  app: undefined as string | undefined,
  /** What an example took the place of. */
  textBeforeExample: '',
  /** What the code is written for, if the reader has said so. */
  from: takeSavedState(FROM) as WrittenFor | undefined,
  outcome: undefined as ShownOutcome | undefined,
  /** The versions that were last answered about, but for those of a release. */
  setup: undefined as AppSetup | undefined,
};

stateProviders.set(TEXT, () => formState.text || undefined);
stateProviders.set(FROM, () => formState.from);
