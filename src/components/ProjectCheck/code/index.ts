/** The code engine, which the worker loads when a question contains code. */
export { checkCode } from './checkCode';
export { MAX_CODE_LENGTH, tooLongMessage, splitFiles } from './input';
