export { default } from '@site/src/components/Install';
