import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteEnvironment } from '../../siteEnvironment';
import type { AfterBuildStep } from '../after-build';
import { contentSecurityPolicy, inlineScripts, withPolicy } from './policy';

/**
 * Makes the step that gives every page its Content Security Policy. It must be
 * the last that changes pages: what is added later would not be in the policy.
 *
 * @param environment - which hosted services are on
 */
export function pagePolicies(environment: SiteEnvironment): AfterBuildStep {
  return {
    name: 'content-security-policy',
    async run({ outDir }) {
      const names = await readdir(outDir, { recursive: true });
      const pages = await Promise.all(
        names
          .filter((name) => name.endsWith('.html'))
          .map(async (name) => {
            const file = path.join(outDir, name);
            return { file, html: await readFile(file, 'utf8') };
          }),
      );
      const policy = contentSecurityPolicy(
        pages.flatMap(({ html }) => inlineScripts(html)),
        environment,
      );
      await Promise.all(
        pages.map(({ file, html }) =>
          writeFile(file, withPolicy(html, policy)),
        ),
      );
    },
  };
}
