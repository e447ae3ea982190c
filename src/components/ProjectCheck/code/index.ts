/** The check of code: what the worker loads when it is needed. */
export { checkCode } from '../checkCode';
export { LIMIT, refuseSize, splitFiles } from './input';
