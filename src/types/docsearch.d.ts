// The package types only its root; the modal has a separate entry.
declare module '@docsearch/react/modal' {
  export { DocSearchModal } from '@docsearch/react';
}
