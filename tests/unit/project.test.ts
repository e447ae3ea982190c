// Files of the project agree with one another.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { parse } from 'yaml';
import docusaurusConfig from '../../docusaurus.config';
import manifest from '../../package.json';
import { routeOf } from '../../scripts/check/pages';
import { contentFiles } from '../../src/site/contentFiles';
import { readMdxPage } from '../../src/site/mdx';
import { V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';
import { DOCS_VERSIONS } from '../../src/site/versions';
import { VERSION_FALLBACKS } from '../../src/site/versionFallbacks';
import frozen from '../../versions.json';

const ROOT = path.resolve(__dirname, '../..');

const WORKFLOWS = '.github/workflows/';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Returns the installed version of a package. */
function installed(name: string): string {
  const text = read(`node_modules/${name}/package.json`);
  return (JSON.parse(text) as { version: string }).version;
}

it('the installed versions are Docusaurus 3.7.0 and React 19.1.0', () => {
  expect(manifest.version).toBe('0.0.0');
  expect(installed('@docusaurus/core')).toBe('3.7.0');
  expect(installed('react')).toBe('19.1.0');
  expect(installed('react-dom')).toBe('19.1.0');
});

it('the specified packages are direct dependencies of an exact version', () => {
  const direct: Readonly<Record<string, string>> = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
  };
  // knip reports those that nothing uses.
  for (const name of [
    '@docusaurus/core',
    '@docusaurus/preset-classic',
    '@docusaurus/theme-search-algolia',
    '@docusaurus/plugin-google-gtag',
    'react',
    'react-dom',
    'prism-react-renderer',
    '@mdx-js/react',
    'clsx',
    'typescript',
  ]) {
    // A range would install another release one day.
    expect(direct[name], name).toBe(installed(name));
  }
  const theme = 'node_modules/@docusaurus/theme-search-algolia/lib/theme';
  for (const part of ['SearchBar', 'SearchPage']) {
    expect(read(`src/theme/${part}/index.tsx`)).not.toBe('');
    expect(read(`${theme}/${part}/index.js`)).not.toBe('');
  }
  expect(docusaurusConfig.themeConfig).toHaveProperty('algolia.indexName');
});

it('docusaurus.config.ts has the specified preset and reactions to broken links', () => {
  expect(docusaurusConfig).toMatchObject({
    presets: [['classic', expect.anything()]],
    baseUrl: '/react-native-bottom-sheet/',
    trailingSlash: false,
    onBrokenLinks: 'throw',
    onBrokenMarkdownLinks: 'warn',
    onBrokenAnchors: 'warn',
  });
});

it('src/site/versionNames.ts lists the frozen versions of versions.json', () => {
  expect(DOCS_VERSIONS.slice(1).map(({ name }) => name.slice(1))).toEqual(
    frozen,
  );
});

test.each([
  ['v5', 'docs', V5_ROUTES],
  ['v4', 'versioned_docs/version-4', V4_ROUTES],
  ['v2', 'versioned_docs/version-2', V2_ROUTES],
])('src/site/routes.ts lists the pages of %s', (_, folder, routes) => {
  const pages = contentFiles([folder]).map((file) =>
    routeOf(readMdxPage(file)),
  );
  expect(pages.sort()).toEqual([...routes].sort());
});

// `tests/built/html.test.ts` checks that the targets exist.
it('src/site/versionFallbacks.ts has a section for exactly the pages that an old version lacks', () => {
  const missing = (routes: readonly string[]) => {
    const has = routes.map((route) => route.slice('v4/'.length));
    return V5_ROUTES.filter((route) => !has.includes(route)).sort();
  };
  const named = Object.entries(VERSION_FALLBACKS).map(([version, pages]) => [
    version,
    Object.keys(pages).sort(),
  ]);
  expect(Object.fromEntries(named)).toEqual({
    '4': missing(V4_ROUTES),
    '2': missing(V2_ROUTES),
  });
});

/** Commands that a workflow may run: `npm ci` and scripts of package.json. */
const COMMANDS = /^npm (?:ci|run ([\w:-]+)(?: -- .+)?)$/;

interface Step {
  readonly run?: string;
  readonly uses?: string;
}

const INSTALL_ACTION = './.github/actions/install';

it.each(readdirSync(path.join(ROOT, WORKFLOWS)))(
  'each job of %s runs one npm script',
  (file) => {
    const { jobs } = parse(read(WORKFLOWS + file)) as {
      jobs: Record<string, { steps?: Step[] }>;
    };
    for (const [name, { steps = [] }] of Object.entries(jobs)) {
      const runs = steps.flatMap(({ run }) => run ?? []);
      // Jobs that only call a workflow or an action run nothing.
      if (!steps.some(({ uses }) => uses === INSTALL_ACTION)) {
        expect(runs, name).toEqual([]);
        continue;
      }
      expect(runs, name).toHaveLength(1);
      const [, script = ''] = COMMANDS.exec(runs[0] ?? '') ?? [];
      expect(Object.keys(manifest.scripts), name).toContain(script);
    }
  },
);

it('the install action runs npm ci alone', () => {
  const { runs } = parse(read(`${INSTALL_ACTION}/action.yml`)) as {
    runs: { steps: Step[] };
  };
  expect(runs.steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci']);
});

it('every script refuses arguments that it does not know', () => {
  for (const folder of readdirSync(path.join(ROOT, 'scripts'))) {
    const file = `scripts/${folder}/main.ts`;
    if (!existsSync(path.join(ROOT, file))) continue;
    expect(read(file), file).toMatch(/^void run(?:Main|WithNames)\(/m);
    expect(read(file), file).not.toContain('process.argv');
  }
});

/** Returns the scripts that a script of package.json runs, directly or not. */
function scriptsIn(name: string): string[] {
  const { [name]: command = '' } = manifest.scripts as Record<string, string>;
  const names = [
    ...command.matchAll(/\bnpm(?::| run (?:--silent )?)([\w:]+)/g),
  ];
  return names.flatMap(([, one = '']) => [one, ...scriptsIn(one)]);
}

it('npm test runs what the jobs of check.yml run', () => {
  const jobs = [...read('.github/workflows/check.yml').matchAll(/ci:\w+/g)];
  expect(jobs).toHaveLength(4);
  for (const [job] of jobs) {
    expect(scriptsIn('test')).toEqual(expect.arrayContaining(scriptsIn(job)));
  }
});

it('the commands of the documentation and of the workflows exist', () => {
  const guides = [
    ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'tests/README.md'],
    'src/client/README.md',
    ...readdirSync(path.join(ROOT, WORKFLOWS)).map((file) => WORKFLOWS + file),
  ];
  const texts = guides.map(read).join('\n');
  const named = [...texts.matchAll(/npm run ([\w:-]+)/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const script of [...named.map(([, name]) => name), 'test', 'start']) {
    expect(Object.keys(manifest.scripts)).toContain(script);
  }
});
