import { stateProviders, takeSavedState } from '@site/src/runtime/deployment';
import { SAVED_TEXT, savedInEntry } from './savedText';
import type { WrittenFor } from './code/checkCode';
import type { Files } from './folder';
import type { ShownOutcome } from './useProjectCheck';

const FROM = 'ProjectCheck from';

/**
 * The state of the form while the reader visits other pages of the site. Text and version
 * also survive a reload by the site, in `sessionStorage`; the text survives a reload by the
 * reader, in the history entry. Nothing is stored elsewhere.
 */
export const formState = {
  text: takeSavedState(SAVED_TEXT) ?? savedInEntry() ?? '',
  /** The files of the last question, until the text changes. */
  files: undefined as Files | undefined,
  /** The `package.json` of the app that the reader has chosen. */
  app: undefined as string | undefined,
  /** The text that an example or a file has replaced. */
  textBeforeExample: '',
  /** The version of the code, if the reader has chosen it. */
  from: takeSavedState(FROM) as WrittenFor | undefined,
  outcome: undefined as ShownOutcome | undefined,
  /** The address of the last setup that is not one of a release. */
  address: undefined as string | undefined,
};

stateProviders.set(SAVED_TEXT, () => formState.text || undefined);
stateProviders.set(FROM, () => formState.from);
