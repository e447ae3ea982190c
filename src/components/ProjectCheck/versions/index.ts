/** The check of versions: what the page loads when it is used. */
export { deserializeSetup, serializeSetup } from './address';
export { answer, type Answer } from './answer';
export { STATUS_LABELS } from './assessments';
export { parseInput } from './readInput';
export { commandOf, installRange } from './recommend';
export { runtimeOfSetup, setupFor, withArchitecture } from './setupForRuntime';
export { answerRelease } from './sheetRelease';
