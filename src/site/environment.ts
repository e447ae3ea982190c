import { parseUrl } from './parseUrl';
import { EMBEDDED_SEARCH_ID, type SearchSettings } from './searchSettings';

/** Everything the build reads from its environment. */
export interface SiteEnvironment {
  /** Origin of the published site, without a trailing slash. */
  readonly siteUrl: string;
  /** The published folder of this repository's root, to edit pages in. */
  readonly editUrl: string;
  /** With {@link EMBEDDED_SEARCH_ID} credentials, the embedded index answers. */
  readonly search: SearchSettings;
  /** Undefined means that the build contains no analytics code. */
  readonly gtagTrackingId: string | undefined;
  /** Whether Docusaurus' client is bundled as it is, with no overrides. */
  readonly hasStockClient: boolean;
  /** Whether the build is for tests, which read no Markdown pages and no dates. */
  readonly isTestBuild: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

const DEFAULT_SITE_URL = 'https://gorhom.dev';
const DEFAULT_EDIT_URL =
  'https://github.com/gorhom/react-native-bottom-sheet/tree/master/website/';
const DEFAULT_INDEX_NAME = 'react-native-bottom-sheet';

function readVariable(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

function readUrl(variables: Variables, name: string, preset: string): URL {
  const value = readVariable(variables, name) ?? preset;
  const refuse = (problem: string) =>
    new Error(
      `${name} ${problem}: "${value}"; set it to an address such as ${preset}, or leave it unset.`,
    );
  const url = parseUrl(value);
  if (url === undefined) throw refuse('is not a URL');
  if (!/^https?:$/.test(url.protocol)) throw refuse('must be http or https');
  if (url.search || url.hash) throw refuse('must have no query and no hash');
  if (new URL(preset).pathname === '/' && url.pathname !== '/') {
    throw refuse('must be an origin without a path');
  }
  return url;
}

function readFlag(variables: Variables, name: string): boolean {
  const value = readVariable(variables, name) ?? 'false';
  if (value !== 'true' && value !== 'false') {
    throw new Error(
      `${name} is neither true nor false: "${value}"; leave it unset for false.`,
    );
  }
  return value === 'true';
}

function readSearch(variables: Variables): SearchSettings {
  const appId = readVariable(variables, 'ALGOLIA_APP_ID');
  const apiKey = readVariable(variables, 'ALGOLIA_SEARCH_API_KEY');
  // The two texts are those of the search client itself.
  if ((appId === undefined) !== (apiKey === undefined)) {
    throw new Error(`${appId === undefined ? 'appId' : 'apiKey'} is missing.`);
  }
  return {
    indexName:
      readVariable(variables, 'ALGOLIA_INDEX_NAME') ?? DEFAULT_INDEX_NAME,
    appId: appId ?? EMBEDDED_SEARCH_ID,
    apiKey: apiKey ?? EMBEDDED_SEARCH_ID,
    insights: readFlag(variables, 'ALGOLIA_INSIGHTS') && appId !== undefined,
  };
}

function readTrackingId(variables: Variables): string | undefined {
  const value = readVariable(variables, 'GTAG_TRACKING_ID');
  if (value !== undefined && !/^[A-Z]+-[A-Z0-9-]+$/i.test(value)) {
    throw new Error(
      `GTAG_TRACKING_ID is not a tracking id: "${value}"; it looks like G-XXXXXXXXXX.`,
    );
  }
  return value;
}

/**
 * Reads and checks the build's environment; empty values count as unset.
 *
 * @throws Error when a value is malformed or hosted search is half configured
 */
export function readSiteEnvironment(variables: Variables): SiteEnvironment {
  return {
    siteUrl: readUrl(variables, 'SITE_URL', DEFAULT_SITE_URL).origin,
    editUrl: readUrl(variables, 'EDIT_URL', DEFAULT_EDIT_URL).href,
    search: readSearch(variables),
    gtagTrackingId: readTrackingId(variables),
    hasStockClient: readFlag(variables, 'STOCK_CLIENT'),
    isTestBuild: readFlag(variables, 'TEST_BUILD'),
  };
}
