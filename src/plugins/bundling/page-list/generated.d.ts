declare module '@generated/page-list/default/pages.json' {
  import type { ListedPage } from '@site/src/site/listedPage';

  const pages: readonly ListedPage[];
  export default pages;
}
