/** The versions engine, which the worker loads when needed. */
export { deserializeSetup } from './address';
export { answer, type VersionsAnswer } from './answer';
export { parseInput } from './readInput';
export { setupFor } from './setupForRuntime';
export { answerRelease } from './sheetRelease';
