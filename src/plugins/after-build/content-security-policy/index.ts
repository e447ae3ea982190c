import { createHash } from 'node:crypto';
import type { AfterBuildStep } from '../../../shared/afterBuild';
import type { SiteEnvironment } from '../../../site/environment';
import { EMBEDDED_SEARCH_ID } from '../../../site/searchSettings';

/** Selects the inline scripts of a page; structured data does not run. */
const INLINE_SCRIPTS = 'script:not([src], [type="application/ld+json"])';

/** Returns a script's source expression (CSP level 3, section 2.3.1). */
function hashOf(script: string): string {
  const digest = createHash('sha256').update(script, 'utf8').digest('base64');
  return `'sha256-${digest}'`;
}

function searchHosts(search: SiteEnvironment['search']): string[] {
  if (search.appId === EMBEDDED_SEARCH_ID) return [];
  const id = search.appId.toLowerCase();
  if (!/^[a-z0-9]+$/.test(id)) {
    throw new Error(
      `ALGOLIA_APP_ID cannot be part of a host name: "${search.appId}"; copy it from the provider's dashboard.`,
    );
  }
  // The client tries a near host, then the main one, then three of another domain.
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
    ...(search.insights ? ['https://insights.algolia.io'] : []),
  ];
}

/** Not `*.googletagmanager.com`: other hosts of the domain serve anybody's containers. */
const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS_HOST = 'https://*.google-analytics.com';

/**
 * Writes the site's Content Security Policy.
 *
 * @param scripts - the texts of all inline scripts of the site: the policy of the page
 *   that was loaded first also applies to pages that the reader navigates to
 * @param environment - the hosted services whose hosts are allowed
 * @returns the policy, the same for the same scripts in any order
 * @throws Error when the search provider's id cannot be in a host name
 */
export function contentSecurityPolicy(
  scripts: Iterable<string>,
  environment: SiteEnvironment,
): string {
  const { gtagTrackingId, search } = environment;
  /** Returns hosts of Google Analytics 4, if the site uses it. */
  const analytics = (...hosts: string[]) =>
    gtagTrackingId === undefined ? [] : hosts;
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...[...new Set([...scripts].map(hashOf))].sort(),
      ...analytics(TAG_MANAGER),
    ],
    // React Native Web and the theme's styles set rules and attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...analytics(ANALYTICS_HOST, TAG_MANAGER)],
    'connect-src': [
      "'self'",
      ...searchHosts(search),
      ...analytics(
        ANALYTICS_HOST,
        'https://*.analytics.google.com',
        TAG_MANAGER,
      ),
    ],
    'object-src': ["'none'"],
    // The iframe of samples, whose document has its own policy.
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Step that adds the Content Security Policy and the referrer policy to every page. It
 * hashes only the inline scripts that Docusaurus rendered: a script inserted by another
 * step is blocked.
 *
 * @throws Error when a page declares no character set
 */
export function contentSecurityPolicyStep(
  environment: SiteEnvironment,
): AfterBuildStep {
  return {
    name: 'content-security-policy',
    start() {
      const scripts = new Set<string>();
      let policy = '';
      return {
        onPage({ $, insert }) {
          for (const script of $(INLINE_SCRIPTS)) {
            scripts.add($(script).text());
          }
          const [charset] = $('meta[charset]');
          if (charset === undefined) {
            throw new Error('the page declares no character set.');
          }
          insert(
            'after',
            charset,
            () =>
              `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
              '<meta name="referrer" content="strict-origin-when-cross-origin">',
          );
        },
        onEnd() {
          policy = contentSecurityPolicy(scripts, environment);
        },
      };
    },
  };
}
