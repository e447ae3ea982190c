export { default } from '@site/src/components/Playground';
