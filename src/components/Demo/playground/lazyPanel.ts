// The chunk that the playground loads when it is used.
import template from '@generated/demo-programs/default/playground.json';
import type { Values } from '@site/src/shared/playground/controls';
import { generateCode } from './generateCode';

export {
  readFragment,
  writeFragment,
} from '../../../shared/playground/urlFragment';
export { ExampleSide, GeneratedCode } from './codePanels';

/** Generates the program that the playground shows. */
export const writeCode = (values: Values): string =>
  generateCode(template, values);
