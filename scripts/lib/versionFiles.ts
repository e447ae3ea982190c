/** Checks that a version of the docs is whole: pages, facts, packages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './problems';
import { ROOT, VERSIONS, type DocsVersion } from '../../src/site/versions';

const FROZEN = 'versions.json';
const LIST = 'src/api/types.ts';

/** What the check reads; tests pass their own repository. */
export interface VersionFiles {
  /** The names in `versions.json`. */
  readonly frozen: readonly string[];
  readonly versions: readonly DocsVersion[];
  /** Whether a file or folder of the repository exists. */
  readonly exists: (file: string) => boolean;
}

function readVersionFiles(): VersionFiles {
  const frozen = JSON.parse(
    readFileSync(path.join(ROOT, FROZEN), 'utf8'),
  ) as string[];
  const exists = (file: string) => existsSync(path.join(ROOT, file));
  return { frozen, versions: VERSIONS, exists };
}

/** A file or folder that a version needs, and how it comes to be. */
function neededBy({ name, docs, sidebars, types }: DocsVersion) {
  return [
    { file: docs, fix: 'It holds the pages.' },
    { file: sidebars, fix: 'It orders the pages.' },
    {
      file: `${types}/package-lock.json`,
      fix: 'Copy the folder of another version, set the packages of its package.json, and run npm install in it.',
    },
    {
      file: `${types}/must-fail`,
      fix: 'It holds samples that must not compile. They prove that the check of samples works.',
    },
    {
      file: `src/api/${name}.json`,
      fix: `Run: npm run types:install && npm run api:extract -- ${name}`,
    },
  ];
}

/** Versions that are frozen but not checked, and what a version lacks. */
export function checkVersions(
  { frozen, versions, exists }: VersionFiles = readVersionFiles(),
): Problem[] {
  const at = (file: string, message: string): Problem => ({
    ...{ file, line: 1, column: 1, rule: 'version', message },
  });
  const names: string[] = versions.map(({ name }) => name);
  const old = names.slice(1);
  return [
    ...frozen
      .filter((number) => !old.includes(`v${number}`))
      .map((number) =>
        at(
          FROZEN,
          `v${number} is frozen, and nothing checks its pages. List it in API_VERSIONS in ${LIST}, with the version of docs/ before it.`,
        ),
      ),
    ...old
      .filter((name) => !frozen.includes(name.slice(1)))
      .map((name) =>
        at(
          LIST,
          `${name} is listed after ${names[0] ?? ''} and is not frozen. Run: npx docusaurus docs:version ${name.slice(1)}`,
        ),
      ),
    ...versions.flatMap((version) =>
      neededBy(version)
        .filter(({ file }) => !exists(file))
        .map(({ file, fix }) =>
          at(LIST, `${version.name} has no ${file}. ${fix}`),
        ),
    ),
  ];
}
