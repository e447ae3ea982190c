import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import type { CheerioAPI } from 'cheerio';
import { stringify } from 'yaml';
import { VERSION_NOTES } from '../../../site/versionNotes';
import type { AfterBuildStep, StepRun } from '../../../shared/afterBuild';
import { pageAddress } from '../../../site/pageAddress';
import {
  blogPosts,
  docsPages,
  docsVersions,
  mdxPages,
  pageFile,
  type SitePage,
} from '../../../shared/sitePages';
import { agentGuide, type GuidePage } from './agentGuide';
import { toMarkdown } from './convert';
import {
  llmsText,
  sectionsOf,
  type Head,
  type Reference,
  type Section,
} from './llms';
import { readContent } from './page';
import { verifyMarkdown } from './verify';

/** The guide for coding agents: an asset, not a page. */
const GUIDE = 'agents.md';

type Site = Pick<Props, 'outDir' | 'baseUrl' | 'siteConfig'>;

/** The absolute address of a file, which is relative to the site's base. */
const urlOf = ({ siteConfig: { url }, baseUrl }: Site, file: string) =>
  url + baseUrl + file;

/** For readers who get the Markdown of an old version without its banner. */
function noticeFor(site: Site, page: SitePage, latest: LoadedVersion): string {
  if (page.version === undefined || page.version === latest) {
    return '';
  }
  const same = latest.docs.find(({ id }) => id === page.id);
  const where =
    same === undefined
      ? `The docs of ${latest.label}: ${site.siteConfig.url}${latest.path}`
      : `The same page for ${latest.label}: ${site.siteConfig.url}${pageAddress(same.permalink, site.baseUrl)}`;
  const what = `This page is for ${page.version.label}, which is no longer maintained.`;
  const note = VERSION_NOTES[page.version.versionName]?.text ?? [];
  return `> ${[what, note, where].flat().join(' ')}\n\n`;
}

async function writeMarkdown(
  site: Site,
  page: SitePage,
  $: CheerioAPI,
  latest: LoadedVersion,
): Promise<GuidePage> {
  const url = site.siteConfig.url + page.permalink;
  const content = readContent($, url);
  if (content === undefined) {
    throw new Error('the page has no content that someone wrote.');
  }
  const written = toMarkdown(content);
  // A page that lays out its own title brings it along.
  const [, title = page.title, text = written] =
    /^# (.*)\n+([^]*)$/.exec(written) ?? [];
  const body = noticeFor(site, page, latest) + text;
  const faults = verifyMarkdown(content, written);
  if (faults.length > 0) {
    throw new Error(`the page's Markdown is wrong: ${faults.join(' ')}`);
  }
  const frontMatter = stringify({
    title: page.title,
    description: page.description,
    url,
    version: page.version?.label,
    guide: page.version === latest ? urlOf(site, GUIDE) : undefined,
  });
  await fs.writeFile(
    path.join(site.outDir, pageFile(page.permalink, site.baseUrl, '.md')),
    `---\n${frontMatter}---\n\n# ${title}\n\n${body}`,
  );
  const ids = $('[id]').map((_index, { attribs }) => attribs.id);
  return { body, ids: new Set(ids.get()) };
}

async function writeLists(
  site: Site,
  folder: string,
  head: Head,
  sections: readonly Section[],
  written: ReadonlyMap<string, GuidePage>,
  references: readonly Reference[],
): Promise<void> {
  const target = path.join(site.outDir, folder);
  const markdownUrl = (page: SitePage) =>
    urlOf(site, pageFile(page.permalink, site.baseUrl, '.md'));
  const full = sections
    .flatMap(({ pages }) => pages)
    .map((page) => {
      const url = site.siteConfig.url + page.permalink;
      const name = pageFile(page.permalink, site.baseUrl, '');
      const body = written.get(name)?.body ?? '';
      return `# ${page.title}\n\nSource: ${url}\n\n${body}`;
    });
  await fs.mkdir(target, { recursive: true });
  await fs.writeFile(
    path.join(target, 'llms.txt'),
    llmsText(head, sections, markdownUrl, references),
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
  const url = (item: LoadedVersion, file: string) =>
    urlOf(site, path.posix.join(folderOf(site, item), file));
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

function start(site: Props): StepRun {
  const { plugins } = site;
  const versions = docsVersions(plugins);
  const latest = versions.find(({ isLast }) => isLast);
  if (latest === undefined) {
    throw new Error('the site has no docs.');
  }
  const posts = blogPosts(plugins);
  const pages = mdxPages(plugins);
  const pagesOf = new Map(
    versions.map((item) => [item, docsPages(item, site.baseUrl)]),
  );
  const pageOf = new Map(
    [...[...pagesOf.values()].flat(), ...posts, ...pages].map((page) => [
      pageFile(page.permalink, site.baseUrl, '.html'),
      page,
    ]),
  );
  /** By the page's address below the base path. */
  const written = new Map<string, GuidePage>();
  const others = [
    { title: 'Blog', pages: posts },
    { title: 'Project', pages },
  ].filter((section) => section.pages.length > 0);
  return {
    async readPage({ file, $ }) {
      const page = pageOf.get(file);
      if (page !== undefined) {
        const name = file.replace(/\.html$/, '');
        written.set(name, await writeMarkdown(site, page, $, latest));
      }
    },
    async end() {
      for (const [version, docs] of pagesOf) {
        const sections = sectionsOf(version, docs);
        const title = `${site.siteConfig.title} ${version.label}`;
        await writeLists(
          site,
          folderOf(site, version),
          {
            title,
            summary: `${site.siteConfig.tagline}. These pages are for ${version.label}${
              version === latest
                ? '.'
                : `, an old version that is no longer maintained. New apps use ${latest.label}: ${site.siteConfig.url}${latest.path}llms.txt`
            }`,
            guide: version === latest ? urlOf(site, GUIDE) : undefined,
          },
          version === latest ? [...sections, ...others] : sections,
          written,
          referencesFor(site, versions, version),
        );
      }
      const template = path.join(__dirname, 'agents.template.md');
      const text = await fs.readFile(template, 'utf8');
      const guide = agentGuide(text, urlOf(site, ''), written);
      await fs.writeFile(path.join(site.outDir, GUIDE), guide);
    },
  };
}

/**
 * Writes a Markdown file next to each docs page, post and other page in MDX,
 * `usage.md` for `/usage`, and `llms.txt` and `llms-full.txt` per docs version.
 *
 * They are made from the built HTML, not from MDX: what plugins and
 * components made of a page (tabs, facts, demos, figures) is in there whole,
 * and nothing has to be told twice.
 *
 * @throws Error naming the page when its Markdown lacks a word of it, or has HTML
 */
export const markdownPages: AfterBuildStep = { name: 'markdown-pages', start };
