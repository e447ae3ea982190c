import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  blogPosts,
  docsVersions,
  mdxPages,
} from '../../../shared/docusaurusContent';
import type { PageListEntry } from '../../../site/pageListEntry';

/**
 * Docusaurus plugin: writes the list of pages that the not-found page looks
 * through, the current version first, as a module that only that page loads.
 */
export default function pageList({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const plugins = Object.entries(allContent).map(
        ([name, { default: content }]) => ({ name, content }),
      );
      const docs = docsVersions(plugins).flatMap((version) => version.docs);
      const pages = [
        ...docs.filter(({ unlisted }) => !unlisted),
        ...blogPosts(plugins),
        { permalink: `${baseUrl}blog`, title: 'Blog' },
        ...mdxPages(plugins),
      ];
      const listed = pages.map(({ permalink, title }): PageListEntry => ({
        path: `/${permalink.slice(baseUrl.length)}`,
        title,
      }));
      await actions.createData('pages.json', JSON.stringify(listed));
    },
  };
}
