export { default } from '@site/src/components/Demo';
