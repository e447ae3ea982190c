import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadedPlugin } from '@docusaurus/types';
import { toCanonicalPath } from '../site/pagePaths';

/** A page that someone wrote: a docs page, a blog post, or another in MDX. */
export interface ContentPage {
  readonly title: string;
  readonly description: string;
  /** Address below the site's origin, base path included. */
  readonly permalink: string;
  /** Of docs pages only. */
  readonly version?: LoadedVersion;
  /** The doc's id within its version, the post's id, or the page's address. */
  readonly id: string;
}

/** Plugins with what they have loaded. */
type Plugins = readonly Pick<LoadedPlugin, 'name' | 'content'>[];

/** Returns what a plugin has loaded. */
function pluginContent(plugins: Plugins, name: string): unknown {
  return plugins.find((plugin) => plugin.name === name)?.content;
}

/** Lists the docs versions, in the order of the version menu. */
export function docsVersions(plugins: Plugins): readonly LoadedVersion[] {
  const content = pluginContent(plugins, 'docusaurus-plugin-content-docs') as
    LoadedContent | undefined;
  return content?.loadedVersions ?? [];
}

/** Lists the blog's posts, the newest first. */
export function blogPosts(plugins: Plugins): ContentPage[] {
  const content = pluginContent(plugins, 'docusaurus-plugin-content-blog') as
    BlogContent | undefined;
  return (content?.blogPosts ?? []).map(
    ({ id, metadata: { title, description, permalink } }) => ({
      id,
      title,
      description,
      permalink,
    }),
  );
}

/** Lists the pages written in MDX that are neither docs nor posts. */
export function mdxPages(plugins: Plugins): ContentPage[] {
  const content = pluginContent(plugins, 'docusaurus-plugin-content-pages') as
    PagesContent | undefined;
  return (content ?? [])
    .filter((page) => page.type === 'mdx')
    .map(({ title = '', description = '', permalink }) => ({
      id: permalink,
      title,
      description,
      permalink,
    }));
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Lists the ids of the docs in an item of a sidebar. */
function idsOf(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(idsOf)];
}

/** Lists the items of a docs version's sidebar. */
export function sidebarItems({ sidebars }: LoadedVersion): SidebarItem[] {
  return Object.values(sidebars).flat();
}

/**
 * Lists the pages of a docs version in the order of its sidebar, or of some of its items;
 * `npm run check` finds a page that is in no sidebar.
 */
export function docsPages(
  version: LoadedVersion,
  baseUrl: string,
  items = sidebarItems(version),
): ContentPage[] {
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
  return items
    .flatMap(idsOf)
    .flatMap((id) => docs.get(id) ?? [])
    .map(({ id, title, description, permalink }) => ({
      id,
      title,
      description,
      permalink: toCanonicalPath(permalink, baseUrl),
      version,
    }));
}

/**
 * Finds the file that a page is built into, on a site without trailing
 * slashes.
 *
 * @param permalink - the page's address below the origin
 * @param baseUrl - the site's base path, with both slashes
 * @param extension - of the wanted file, such as `.html`
 * @returns the path below the output folder
 */
export function pageFile(
  permalink: string,
  baseUrl: string,
  extension: string,
): string {
  const route = path.posix.relative(baseUrl, permalink);
  return `${route === '' ? 'index' : route}${extension}`;
}
