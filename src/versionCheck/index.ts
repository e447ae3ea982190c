/** The check of versions: what the page loads when it is used. */
export { readAddress, writeAddress } from './address';
export { answer, type Answer, type Note } from './answer';
export { STATUS_LABELS, markdownOf } from './markdown';
export { tooLong, readInput } from './readInput';
export { commandOf, managerFor } from './recommend';
export { setupFor, releaseIn } from './release';
