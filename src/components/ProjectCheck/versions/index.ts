/** The versions engine, which the worker and the result panel load when needed. */
export { deserializeSetup, serializeSetup } from './address';
export { answer, type VersionsAnswer } from './answer';
export { STATUS_LABELS } from './assessments';
export { parseInput } from './readInput';
export { commandOf, installRange } from './recommend';
export { runtimeOfSetup, setupFor, withArchitecture } from './setupForRuntime';
export { answerRelease } from './sheetRelease';
