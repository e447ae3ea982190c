import type { SearchSettings } from '../search/settings';

/** Everything the build reads from its environment. */
export interface SiteEnvironment {
  /** Origin of the published site, without a trailing slash. */
  readonly siteUrl: string;
  /** Without an application id, search is answered from the embedded index. */
  readonly search: SearchSettings;
  /** Undefined means that the build contains no analytics code. */
  readonly gtagTrackingId: string | undefined;
  /** Whether Docusaurus' client is bundled as it is, with no overrides. */
  readonly hasStockClient: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

const DEFAULT_SITE_URL = 'https://gorhom.dev';
const DEFAULT_INDEX_NAME = 'react-native-bottom-sheet';

function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

function readSiteUrl(variables: Variables): string {
  const value = read(variables, 'SITE_URL') ?? DEFAULT_SITE_URL;
  const fix = `set it to an origin such as ${DEFAULT_SITE_URL}, or leave it unset.`;
  if (!URL.canParse(value)) {
    throw new Error(`SITE_URL is not a URL: "${value}"; ${fix}`);
  }
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`SITE_URL must be http or https: "${value}"; ${fix}`);
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Error(
      `SITE_URL must be an origin without a path: "${value}"; ${fix}`,
    );
  }
  return url.origin;
}

function readFlag(variables: Variables, name: string): boolean {
  const value = read(variables, name) ?? 'false';
  if (value !== 'true' && value !== 'false') {
    throw new Error(
      `${name} is neither true nor false: "${value}"; leave it unset for false.`,
    );
  }
  return value === 'true';
}

function readSearch(variables: Variables): SearchSettings {
  const appId = read(variables, 'ALGOLIA_APP_ID') ?? '';
  const apiKey = read(variables, 'ALGOLIA_SEARCH_API_KEY') ?? '';
  // The two texts are those of the search client itself.
  if (appId === '' && apiKey !== '') {
    throw new Error('appId is missing.');
  }
  if (apiKey === '' && appId !== '') {
    throw new Error('apiKey is missing.');
  }
  return {
    indexName: read(variables, 'ALGOLIA_INDEX_NAME') ?? DEFAULT_INDEX_NAME,
    appId,
    apiKey,
    insights: readFlag(variables, 'ALGOLIA_INSIGHTS') && appId !== '',
  };
}

function readTrackingId(variables: Variables): string | undefined {
  const value = read(variables, 'GTAG_TRACKING_ID');
  if (value !== undefined && !/^[A-Z]+-[A-Z0-9-]+$/i.test(value)) {
    throw new Error(
      `GTAG_TRACKING_ID is not a tracking id: "${value}"; it looks like G-XXXXXXXXXX.`,
    );
  }
  return value;
}

/**
 * Reads and checks the build's environment.
 *
 * @param variables - the environment, usually `process.env`; empty values
 *   count as unset
 * @returns the checked values, defaults filled in
 * @throws Error when a value is malformed or hosted search is half configured
 */
export function readSiteEnvironment(variables: Variables): SiteEnvironment {
  return {
    siteUrl: readSiteUrl(variables),
    search: readSearch(variables),
    gtagTrackingId: readTrackingId(variables),
    hasStockClient: readFlag(variables, 'STOCK_CLIENT'),
  };
}
