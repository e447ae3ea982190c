declare module '@generated/page-list/default/pages.json' {
  import type { ListedPage } from '@site/src/plugins/page-list';

  const pages: readonly ListedPage[];
  export default pages;
}
