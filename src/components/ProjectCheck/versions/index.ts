/** The check of versions: what the page loads when it is used. */
export { readAddress, writeAddress } from './address';
export { answer, type Answer } from './findings';
export { STATUS_LABELS } from './judgments';
export { readInput } from './readInput';
export { commandOf, rangeOf } from './recommend';
export { releaseIn, setupFor, withArchitecture } from './release';
export { answerRelease } from './sheetRelease';
