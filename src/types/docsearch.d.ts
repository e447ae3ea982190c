// The package types its root alone; the modal has an entry of its own.
declare module '@docsearch/react/modal' {
  export { DocSearchModal } from '@docsearch/react';
}
