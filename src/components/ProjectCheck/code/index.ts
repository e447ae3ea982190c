/** The check of code: what the worker loads when it is needed. */
export { checkCode } from './checkCode';
export { MAX_CODE_LENGTH, refuseSize, splitFiles } from './input';
