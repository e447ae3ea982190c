import type { SiteEnvironment } from '../site/environment';
import afterBuild from '../shared/afterBuild';
import clientOverrides from '../client/overrides';
import codeCheckBundle from '../components/ProjectCheck/bundlePlugin';
import explainedMessages from '../components/ProjectCheck/messages/plugin';
import compileHints from './bundling/compile-hints';
import { contentSecurityPolicyStep } from './after-build/content-security-policy';
import headScripts from '../client/headScripts';
import demoPrograms from '../components/Demo/programs';
import { markdownPages } from './after-build/markdown-pages';
import stylesheets from './bundling/stylesheets';
import { pageCopies } from './after-build/page-copies';
import liveData, { liveDataStages } from './mdx/live-data';
import { cardFrontMatter } from './after-build/social-cards/frontMatter';
import { codeStages, dataStages, type Stage } from './mdx/stages';
import tableCode from './mdx/tableCode';
import serveLastBuild from './bundling/serve-last-build';
import pageList from './bundling/page-list';
import searchBackend from '../components/Search/backendPlugin';
import { runnableSamples } from '../components/Runner/mdx';
import sandboxBundle from '../shared/sandbox/bundle';
import { searchIndex } from '../components/Search/build-index/step';
import { socialCards } from './after-build/social-cards';

/** What the plugins need to know of the site. */
export interface SitePluginsOptions {
  /** The site's folder, absolute. */
  readonly siteDir: string;
  /** The site's name, on each social card. */
  readonly title: string;
  readonly environment: SiteEnvironment;
}

/**
 * Makes the plugins of this site, by the place in the configuration they are for;
 * each says in its module what it does.
 *
 * @throws Error when the logo for the social cards cannot be read
 */
export function sitePlugins({
  siteDir,
  title,
  environment,
}: SitePluginsOptions) {
  const cards = socialCards(siteDir, title);
  const samples = runnableSamples();
  const isDevelopment = process.env.NODE_ENV === 'development';
  const pluginsOf = (stages: readonly Stage[]) =>
    stages.map(({ plugin }) => plugin);
  const mdx = {
    remarkPlugins: [
      ...(isDevelopment ? [liveDataStages] : pluginsOf(dataStages)),
      ...pluginsOf(codeStages(samples.plugin)),
    ],
    rehypePlugins: [tableCode],
  };
  const client = environment.hasStockClient ? undefined : clientOverrides();
  return {
    mdx,
    parseFrontMatter: cardFrontMatter(siteDir, cards.imageFor),
    cardFor: cards.imageFor,
    plugins: [
      stylesheets,
      codeCheckBundle,
      explainedMessages,
      pageList,
      serveLastBuild,
      liveData,
      headScripts,
      demoPrograms,
      sandboxBundle,
      searchBackend,
      ...(client ? [client.plugin, compileHints] : []),
      // In any order: each step reads the pages as they were built, without what others
      // insert. So the policy would not allow an inline script that a step inserts.
      afterBuild([
        ...(client ? [client.step] : []),
        samples.step,
        searchIndex,
        ...(environment.isTestBuild ? [] : [markdownPages]),
        cards.step,
        contentSecurityPolicyStep(environment),
        pageCopies,
      ]),
    ],
  };
}
