declare module '@generated/page-list/default/pages.json' {
  import type { PageListEntry } from '@site/src/site/pageListEntry';

  const pages: readonly PageListEntry[];
  export default pages;
}
