/** The check of code: what the worker loads when it is needed. */
export { Linker } from '../link';
export { answerInput, answerResults, check } from './answer';
export { isReport } from './check';
export { splitFiles, UNNAMED } from './input';
