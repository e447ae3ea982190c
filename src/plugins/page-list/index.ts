import type {
  LoadedContent as DocsContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ListedPage } from '../../site/listedPage';

function docsOf({ docs, isLast, label }: LoadedVersion): ListedPage[] {
  return docs
    .filter(({ unlisted }) => !unlisted)
    .map(({ permalink, title }) => ({
      path: permalink,
      title,
      ...(isLast ? {} : { version: label }),
    }));
}

/**
 * Lists the pages of the docs and the blog.
 *
 * @param docs - what the docs plugin has loaded
 * @param blog - what the blog plugin has loaded
 * @param baseUrl - the site's base path, with a slash at its end
 * @returns the pages, the current version first
 */
export function listPages(
  docs: DocsContent,
  blog: BlogContent,
  baseUrl: string,
): ListedPage[] {
  const posts = blog.blogPosts.map(({ metadata: { permalink, title } }) => ({
    path: permalink,
    title,
  }));
  const others = ['blog', 'sponsors'].map((name) => ({
    path: baseUrl + name,
    title: name === 'blog' ? 'Blog' : 'Sponsors',
  }));
  return [...docs.loadedVersions.flatMap(docsOf), ...posts, ...others].map(
    (page) => ({ ...page, path: `/${page.path.slice(baseUrl.length)}` }),
  );
}

function isDocs(content: unknown): content is DocsContent {
  return (
    typeof content === 'object' &&
    content !== null &&
    'loadedVersions' in content
  );
}

function isBlog(content: unknown): content is BlogContent {
  return (
    typeof content === 'object' && content !== null && 'blogPosts' in content
  );
}

/**
 * Docusaurus plugin: writes the list of pages that the not-found page looks
 * through, as a separate module that only that page loads.
 *
 * @throws Error when the site has no docs or no blog
 */
export default function pageList({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      const blog = allContent['docusaurus-plugin-content-blog']?.default;
      if (!isDocs(docs) || !isBlog(blog)) {
        throw new Error(
          'page-list found no docs or no blog; the preset must have both.',
        );
      }
      await actions.createData(
        'pages.json',
        JSON.stringify(listPages(docs, blog, baseUrl)),
      );
    },
  };
}
