import path from 'node:path';
import type { Config, MarkdownConfig } from '@docusaurus/types';
import type { SiteEnvironment } from '../site/environment';
import afterBuild from './after-build';
import apiFacts from './api-facts';
import clientOverrides from './client-overrides';
import { pageScripts } from './client-overrides/pageScripts';
import codeHighlight from './code-highlight';
import compatibility from './compatibility';
import compileHints from './compile-hints';
import { pagePolicies } from './content-security-policy';
import demoSource from './demo-source';
import earlyPresses from './early-presses';
import figures from './figures';
import installTabs from './install-tabs';
import rememberPackageManager from './install-tabs/remember';
import { readLastUpdates } from './last-update';
import liveDemos from './live-demos';
import { markdownPages } from './markdown-pages';
import memberFilter from './member-filter';
import themeStyles from './theme-styles';
import { pageCopies } from './page-copies';
import { pageFrontMatter } from './page-front-matter';
import pageList from './page-list';
import pageSections from './page-sections';
import skipSections from './page-sections/skip';
import releaseHistory from './release-history';
import jsFlag from './js-flag';
import searchBackend from './search-backend';
import { searchIndex } from './search-index';
import { socialCards, type SocialCards } from './social-cards';

/** Options of {@link sitePlugins}. */
export interface SitePluginsOptions {
  /** The site's folder, absolute. */
  readonly siteDir: string;
  /** The site's name, on each social card. */
  readonly title: string;
  readonly environment: SiteEnvironment;
}

/** The plugins of this site, by the place in the configuration they are for. */
export interface SitePlugins {
  /** `plugins`, in their order. */
  readonly plugins: NonNullable<Config['plugins']>;
  /** The MDX options of docs pages. */
  readonly docsMdx: MdxOptions;
  /** The MDX options of the blog and of other pages. */
  readonly mdx: MdxOptions;
  /** `markdown.parseFrontMatter`. */
  readonly parseFrontMatter: MarkdownConfig['parseFrontMatter'];
  /** Whether the date of each page's last change can be read from git. */
  readonly hasLastUpdates: boolean;
  /** Orders a social card and returns its address. */
  readonly cardFor: SocialCards['imageFor'];
}

interface MdxOptions {
  readonly remarkPlugins: (() => ReturnType<typeof demoSource>)[];
  readonly rehypePlugins: (typeof codeHighlight | typeof pageSections)[];
}

/**
 * Makes the plugins of this site. ARCHITECTURE.md says what each does.
 *
 * @throws Error when the logo for the social cards cannot be read
 */
export function sitePlugins({
  siteDir,
  title,
  environment,
}: SitePluginsOptions): SitePlugins {
  const lastUpdates = readLastUpdates(siteDir);
  const cards = socialCards({ siteDir, siteTitle: title });
  const mdx: MdxOptions = {
    remarkPlugins: [
      // A function, so that the path gets into no script with the configuration.
      () => demoSource({ demosDir: path.join(siteDir, 'src/demos') }),
      installTabs,
      memberFilter,
      apiFacts,
      compatibility,
      releaseHistory,
      figures,
    ],
    rehypePlugins: [codeHighlight],
  };
  const isStock = environment.hasStockClient;
  return {
    mdx,
    docsMdx: { ...mdx, rehypePlugins: [...mdx.rehypePlugins, pageSections] },
    parseFrontMatter: pageFrontMatter({ siteDir, lastUpdates, cards }),
    hasLastUpdates: lastUpdates !== undefined,
    cardFor: cards.imageFor,
    plugins: [
      themeStyles,
      pageList,
      rememberPackageManager,
      skipSections,
      jsFlag,
      earlyPresses,
      liveDemos,
      searchBackend,
      ...(isStock ? [] : [clientOverrides, compileHints]),
      afterBuild([
        ...(isStock ? [] : [pageScripts]),
        searchIndex,
        markdownPages,
        cards.step,
        pagePolicies(environment),
        pageCopies,
      ]),
    ],
  };
}
