// What the playground needs once it is used, one chunk.
import source from '@generated/demo-programs/default/playground.json';
import type { Values } from '@site/src/shared/playground/controls';
import { writeCode as write } from './code';

export {
  readFragment,
  writeFragment,
} from '../../../shared/playground/address';
export { ExampleSide, GeneratedCode } from './codes';

export const writeCode = (values: Values): string => write(source, values);
