// What the playground needs once it is used, one chunk.
export { readFragment, writeFragment } from './address';
export { writeCode } from './code';
export { default as ExampleSide } from './ExampleSide';
export { default as Fields } from './Fields';
export { INITIAL } from '@site/src/data/playgroundControls';
export { default as GeneratedCode } from './GeneratedCode';
