import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import docusaurusConfig from '../../docusaurus.config';
import sidebars from '../../sidebars';

const ROOT = path.resolve(__dirname, '../..');

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

const manifest = readJson('package.json') as Manifest;

/** The version of a package that is installed. */
function installed(name: string): string {
  const file = `node_modules/${name}/package.json`;
  return (readJson(file) as Manifest).version;
}

/** The packages of the design card; knip finds those that nothing uses. */
const PACKAGES = [
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
];

describe('sections 9 and 10, the design card', () => {
  // @spec 9.20 9.21 10.1
  it('the framework is Docusaurus 3.7.0, the UI React 19.1.0, the site 0.0.0', () => {
    expect(manifest.version).toBe('0.0.0');
    expect(installed('@docusaurus/core')).toBe('3.7.0');
    expect(installed('react')).toBe('19.1.0');
    expect(installed('react-dom')).toBe('19.1.0');
  });

  // @spec 10.2
  it.each(PACKAGES)('%s is direct and pinned', (name) => {
    const direct = { ...manifest.dependencies, ...manifest.devDependencies };
    // A range would be another site one day.
    expect(direct[name]).toBe(installed(name));
  });

  // @spec 10.2
  it.each(['SearchBar', 'SearchPage'])(
    "%s is the search theme's part",
    (part) => {
      const theme = 'node_modules/@docusaurus/theme-search-algolia/lib';
      for (const file of [
        `src/theme/${part}/index.tsx`,
        `${theme}/theme/${part}/index.js`,
      ]) {
        expect(existsSync(path.join(ROOT, file)), file).toBe(true);
      }
      expect(docusaurusConfig.themeConfig).toHaveProperty('algolia.indexName');
    },
  );

  // @spec 10.3
  it('the top level has the files and folders', () => {
    for (const name of [
      'docusaurus.config.ts',
      'sidebars.ts',
      'docs',
      'versioned_docs',
      'versioned_sidebars',
      'versions.json',
      'blog',
      'src',
      'static',
      'package.json',
      'tsconfig.json',
      'playwright.config.ts',
      'tests',
    ]) {
      expect(existsSync(path.join(ROOT, name)), name).toBe(true);
    }
  });

  // @spec 2.2 9.1 10.1
  it('the preset is the classic one, under the base path without trailing slashes', () => {
    expect(docusaurusConfig.presets).toEqual([['classic', expect.anything()]]);
    expect(docusaurusConfig.baseUrl).toBe('/react-native-bottom-sheet/');
    expect(docusaurusConfig.trailingSlash).toBe(false);
  });
});

describe('section 2, build rules', () => {
  // @spec 2.44 2.45
  it('a broken link fails the build, a broken Markdown link or anchor warns', () => {
    expect(docusaurusConfig).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenMarkdownLinks: 'warn',
      onBrokenAnchors: 'warn',
    });
  });
});

describe('section 2, sidebars', () => {
  // @spec 2.19
  it('each version has one, called bottom-sheet', () => {
    expect(Object.keys(sidebars)).toEqual(['bottom-sheet']);
    for (const version of readJson('versions.json') as string[]) {
      const file = `versioned_sidebars/version-${version}-sidebars.json`;
      expect(Object.keys(readJson(file) as object), file).toEqual([
        'bottom-sheet',
      ]);
    }
  });
});
