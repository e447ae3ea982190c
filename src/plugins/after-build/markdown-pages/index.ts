import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import type { CheerioAPI } from 'cheerio';
import { stringify } from 'yaml';
import { VERSION_NOTES } from '../../../site/versionNotes';
import type { AfterBuildStep, StepRun } from '../../../shared/afterBuild';
import { toCanonicalPath } from '../../../site/pagePaths';
import {
  blogPosts,
  docsPages,
  docsVersions,
  mdxPages,
  pageFile,
  sidebarItems,
  type ContentPage,
} from '../../../shared/docusaurusContent';
import { agentGuide, MAX_KB, type WrittenPage } from './agentGuide';
import { toMarkdown } from './htmlToMarkdown';
import { readContent } from './readContent';
import { verifyMarkdown } from './verify';

/** The guide for coding agents: an asset, not a page. */
const GUIDE = 'agents.md';

type Site = Pick<Props, 'outDir' | 'baseUrl' | 'siteConfig'>;

/** Returns the absolute URL of a file, which is relative to the site's base. */
const urlOf = ({ siteConfig: { url }, baseUrl }: Site, file: string) =>
  url + baseUrl + file;

const markdownFile = ({ baseUrl }: Site, { permalink }: ContentPage) =>
  pageFile(permalink, baseUrl, '.md');

/** Writes the notice of an old version, since its Markdown lacks the banner. */
function oldVersionNotice(
  site: Site,
  page: ContentPage,
  latest: LoadedVersion,
): string {
  if (page.version === undefined || page.version === latest) return '';
  const same = latest.docs.find(({ id }) => id === page.id);
  const where =
    same === undefined
      ? `The docs of ${latest.label}: ${site.siteConfig.url}${latest.path}`
      : `The same page for ${latest.label}: ${site.siteConfig.url}${toCanonicalPath(same.permalink, site.baseUrl)}`;
  const what = `This page is for ${page.version.label}, which is no longer maintained.`;
  const note = VERSION_NOTES[page.version.versionName]?.text ?? [];
  return `> ${[what, note, where].flat().join(' ')}\n\n`;
}

async function writeMarkdown(
  site: Site,
  page: ContentPage,
  $: CheerioAPI,
  latest: LoadedVersion,
): Promise<WrittenPage> {
  const url = site.siteConfig.url + page.permalink;
  const content = readContent($, url);
  if (content === undefined) {
    throw new Error('the page has no content that someone wrote.');
  }
  const written = toMarkdown(content);
  // A page that lays out its own title has it in its content.
  const [, title = page.title, text = written] =
    /^# (.*)\n+([^]*)$/.exec(written) ?? [];
  const body = oldVersionNotice(site, page, latest) + text;
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
    path.join(site.outDir, markdownFile(site, page)),
    `---\n${frontMatter}---\n\n# ${title}\n\n${body}`,
  );
  const ids = $('[id]').map((_index, { attribs }) => attribs.id);
  return { body, ids: new Set(ids.get()) };
}

/** Pages under one heading of `llms.txt`. */
interface LlmsSection {
  readonly title: string;
  readonly pages: readonly ContentPage[];
}

/**
 * Groups the pages of a version as its sidebar does.
 *
 * @returns one section per top-level category with pages, those outside of all first
 */
function sectionsOf(version: LoadedVersion, baseUrl: string): LlmsSection[] {
  const items = sidebarItems(version);
  const categories = items.filter((item) => item.type === 'category');
  const first = items.filter(({ type }) => type !== 'category');
  return [
    { title: 'Docs', pages: docsPages(version, baseUrl, first) },
    ...categories.map((item) => ({
      title: item.label,
      pages: docsPages(version, baseUrl, [item]),
    })),
  ].filter((section) => section.pages.length > 0);
}

/** Writes `llms.txt` (https://llmstxt.org) and `llms-full.txt` of a version. */
async function writeLists(
  site: Site,
  version: LoadedVersion,
  others: readonly LoadedVersion[],
  sections: readonly LlmsSection[],
  written: ReadonlyMap<string, WrittenPage>,
): Promise<void> {
  const { title, tagline, url } = site.siteConfig;
  const { label, isLast } = version;
  const newest = others.find((other) => other.isLast);
  const listUrl = (one: LoadedVersion, file: string) =>
    url + path.posix.join(one.path, file);
  const list = [
    `# ${title} ${label}`,
    `> ${tagline}. These pages are for ${label}${
      newest === undefined
        ? '.'
        : `, an old version that is no longer maintained. New apps use ${newest.label}: ${listUrl(newest, 'llms.txt')}`
    }`,
    ...(isLast
      ? [
          `Start with the [guide for coding agents](${urlOf(site, GUIDE)}): versions that go together, the smallest sheet and modal, and what goes wrong, in ${String(MAX_KB)} KB.`,
        ]
      : []),
    'Each page is also available as Markdown: add `.md` to its address.',
    ...sections.map(({ title: heading, pages }) => {
      const links = pages.map(
        (page) =>
          `- [${page.title}](${urlOf(site, markdownFile(site, page))}): ${page.description}`,
      );
      return `## ${heading}\n\n${links.join('\n')}`;
    }),
    [
      '## Optional\n',
      `- [All of ${label}](${listUrl(version, 'llms-full.txt')}): every page above in one file.`,
      ...others.map(
        (one) =>
          `- [${one.label}](${listUrl(one, 'llms.txt')}): the pages for ${one.label}.`,
      ),
    ].join('\n'),
  ];
  const full = sections
    .flatMap(({ pages }) => pages)
    .map((page) => {
      const name = pageFile(page.permalink, site.baseUrl, '');
      const body = written.get(name)?.body ?? '';
      return `# ${page.title}\n\nSource: ${url}${page.permalink}\n\n${body}`;
    });
  const folder = path.posix.relative(site.baseUrl, version.path);
  const target = path.join(site.outDir, folder);
  await fs.mkdir(target, { recursive: true });
  await fs.writeFile(path.join(target, 'llms.txt'), `${list.join('\n\n')}\n`);
  await fs.writeFile(path.join(target, 'llms-full.txt'), full.join('\n'));
}

function start(site: Props): StepRun {
  const { plugins, baseUrl } = site;
  const versions = docsVersions(plugins);
  const latest = versions.find(({ isLast }) => isLast);
  if (latest === undefined) throw new Error('the site has no docs.');
  const posts = blogPosts(plugins);
  const pages = mdxPages(plugins);
  const docs = versions.flatMap((version) => docsPages(version, baseUrl));
  const pageOf = new Map(
    [...docs, ...posts, ...pages].map((page) => [
      pageFile(page.permalink, baseUrl, '.html'),
      page,
    ]),
  );
  /** By the page's address below the base path. */
  const written = new Map<string, WrittenPage>();
  const outside = [
    { title: 'Blog', pages: posts },
    { title: 'Project', pages },
  ].filter((section) => section.pages.length > 0);
  return {
    async onPage({ file, $ }) {
      const page = pageOf.get(file);
      if (page !== undefined) {
        const name = file.replace(/\.html$/, '');
        written.set(name, await writeMarkdown(site, page, $, latest));
      }
    },
    async onEnd() {
      for (const version of versions) {
        const others = versions.filter((one) => one !== version);
        const sections = sectionsOf(version, baseUrl);
        if (version === latest) sections.push(...outside);
        await writeLists(site, version, others, sections, written);
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
 * They are made from the built HTML, which contains what plugins and components render
 * (tabs, facts, demos, figures).
 *
 * @throws Error naming the page when its Markdown lacks a word of it, or has HTML
 */
export const markdownPages: AfterBuildStep = { name: 'markdown-pages', start };
