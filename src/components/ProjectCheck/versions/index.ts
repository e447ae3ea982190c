/** The check of versions: what the page loads when it is used. */
export { readAddress, writeAddress } from './address';
export { answer, type Answer, type Note } from './answer';
export { STATUS_LABELS } from './judgments';
export { nextSteps } from './nextSteps';
export { readInput } from './readInput';
export { commandOf, rangeOf } from './recommend';
export { releaseIn, setupFor, withArchitecture } from './release';
