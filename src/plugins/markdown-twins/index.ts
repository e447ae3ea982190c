import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import { stringify } from 'yaml';
import type { AfterBuildStep } from '../after-build';
import {
  blogPosts,
  docsPages,
  docsVersions,
  pageFile,
  type SitePage,
} from '../shared/sitePages';
import { toMarkdown } from './convert';
import { llmsText, sectionsOf, type Reference, type Section } from './llms';
import { readContent } from './page';
import { verifyTwin } from './verify';

interface Site {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly title: string;
  readonly tagline: string;
}

interface Twin {
  readonly page: SitePage;
  /** The page's content, its title left out. */
  readonly body: string;
}

async function makeTwin(site: Site, page: SitePage): Promise<Twin> {
  const source = pageFile(page.permalink, site.baseUrl, '.html');
  const url = site.origin + page.permalink;
  const html = await fs.readFile(path.join(site.outDir, source), 'utf8');
  const content = readContent(html, url);
  if (content === undefined) {
    throw new Error(`${source} has no content of a docs page or a post.`);
  }
  const written = toMarkdown(content);
  // A page that lays out its own title brings it along.
  const body = written.startsWith('# ')
    ? written.slice(written.indexOf('\n') + 1).trimStart()
    : written;
  const faults = verifyTwin(content, written);
  if (faults.length > 0) {
    throw new Error(`the twin of ${source} is wrong: ${faults.join(' ')}`);
  }
  const facts = stringify({
    title: page.title,
    description: page.description,
    url,
    version: page.version?.label,
  });
  await fs.writeFile(
    path.join(site.outDir, pageFile(page.permalink, site.baseUrl, '.md')),
    `---\n${facts}---\n\n# ${page.title}\n\n${body}`,
  );
  return { page, body };
}

async function writeLists(
  site: Site,
  folder: string,
  head: { readonly title: string; readonly summary: string },
  sections: readonly Section[],
  twins: ReadonlyMap<SitePage, Twin>,
  references: readonly Reference[],
): Promise<void> {
  const target = path.join(site.outDir, folder);
  const twinUrl = (page: SitePage): string =>
    site.origin + site.baseUrl + pageFile(page.permalink, site.baseUrl, '.md');
  const full = sections
    .flatMap(({ pages }) => pages)
    .map((page) => {
      const url = site.origin + page.permalink;
      const body = twins.get(page)?.body ?? '';
      return `# ${page.title}\n\nSource: ${url}\n\n${body}`;
    });
  await fs.mkdir(target, { recursive: true });
  await fs.writeFile(
    path.join(target, 'llms.txt'),
    llmsText(head, sections, twinUrl, references),
  );
  await fs.writeFile(path.join(target, 'llms-full.txt'), full.join('\n'));
}

function folderOf(site: Site, version: LoadedVersion): string {
  return path.posix.relative(site.baseUrl, version.path);
}

function referencesFor(
  site: Site,
  versions: readonly LoadedVersion[],
  version: LoadedVersion,
): Reference[] {
  const url = (item: LoadedVersion, file: string): string =>
    `${site.origin}${site.baseUrl}${path.posix.join(folderOf(site, item), file)}`;
  return [
    {
      title: `All of ${version.label}`,
      url: url(version, 'llms-full.txt'),
      description: 'every page above in one file.',
    },
    ...versions
      .filter((item) => item !== version)
      .map((item) => ({
        title: item.label,
        url: url(item, 'llms.txt'),
        description: `the pages for ${item.label}.`,
      })),
  ];
}

async function run(props: Props): Promise<void> {
  const { siteConfig, outDir, plugins } = props;
  const site: Site = {
    outDir,
    baseUrl: siteConfig.baseUrl,
    origin: siteConfig.url,
    title: siteConfig.title,
    tagline: siteConfig.tagline,
  };
  const versions = docsVersions(plugins);
  const posts = blogPosts(plugins);
  const pagesOf = new Map(
    versions.map((item) => [item, docsPages(item, site.baseUrl)]),
  );
  const twins = new Map<SitePage, Twin>();
  for (const page of [...[...pagesOf.values()].flat(), ...posts]) {
    twins.set(page, await makeTwin(site, page));
  }
  for (const [version, pages] of pagesOf) {
    const sections = sectionsOf(version, pages);
    const news = { title: 'Blog', pages: posts };
    const title = `${site.title} ${version.label}`;
    await writeLists(
      site,
      folderOf(site, version),
      {
        title,
        summary: `${site.tagline}. These pages are for ${version.label}.`,
      },
      version.isLast && posts.length > 0 ? [...sections, news] : sections,
      twins,
      referencesFor(site, versions, version),
    );
  }
}

/**
 * Writes a Markdown twin beside each docs page and post, `usage.md` for
 * `/usage`, and `llms.txt` and `llms-full.txt` per docs version.
 *
 * Twins are made from the built HTML, not from MDX: what plugins and
 * components made of a page (tabs, facts, demos, figures) is in there whole,
 * and nothing has to be told twice.
 *
 * @throws Error naming the page when its twin lacks a word of it, or has HTML
 */
export const markdownTwins: AfterBuildStep = { name: 'markdown-twins', run };
