export { default } from '@site/src/components/MemberFilter';
