import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type {
  LoadedContent as DocsContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PageListEntry } from '../../../site/pageListEntry';

function docsOf({ docs }: LoadedVersion): PageListEntry[] {
  return docs
    .filter(({ unlisted }) => !unlisted)
    .map(({ permalink, title }) => ({ path: permalink, title }));
}

/**
 * Docusaurus plugin: writes the list of pages that the not-found page looks
 * through, the current version first, as a module that only that page loads.
 */
export default function pageList({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const contentOf = (kind: string) =>
        allContent[`docusaurus-plugin-content-${kind}`]?.default;
      const { loadedVersions } = contentOf('docs') as DocsContent;
      const { blogPosts } = contentOf('blog') as BlogContent;
      const pagesContent = contentOf('pages') as PagesContent;
      const pages: PageListEntry[] = [
        ...loadedVersions.flatMap(docsOf),
        ...blogPosts.map(({ metadata: { permalink, title } }) => ({
          path: permalink,
          title,
        })),
        { path: `${baseUrl}blog`, title: 'Blog' },
        ...pagesContent.flatMap((page) =>
          page.type === 'mdx'
            ? { path: page.permalink, title: page.title ?? '' }
            : [],
        ),
      ];
      const listed = pages.map(({ path, ...page }) => ({
        path: `/${path.slice(baseUrl.length)}`,
        ...page,
      }));
      await actions.createData('pages.json', JSON.stringify(listed));
    },
  };
}
