import type { SiteEnvironment } from '../../site/environment';
import type { AfterBuildStep } from '../after-build';
import {
  charsetOf,
  contentSecurityPolicy,
  inlineScripts,
  policyTags,
} from './policy';

/**
 * Makes the step that gives every page its Content Security Policy. It reads
 * the scripts that Docusaurus built into pages: a script that another step
 * inserts would not be in the policy, and no browser would run it.
 *
 * @param environment - which hosted services are on
 */
export function pagePolicies(environment: SiteEnvironment): AfterBuildStep {
  return {
    name: 'content-security-policy',
    start() {
      const scripts = new Set<string>();
      let tags = '';
      return {
        readPage({ $, insert }) {
          for (const script of inlineScripts($)) {
            scripts.add(script);
          }
          insert('after', charsetOf($), () => tags);
        },
        end() {
          tags = policyTags(contentSecurityPolicy(scripts, environment));
        },
      };
    },
  };
}
