import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { describe, expect, test } from 'vitest';
import { linesFor, specifiers } from '../../data/install';
import { PACKAGE_MANAGERS } from '../../data/packageManagers';
import { runRemark } from '../shared/testing';
import { installCommand, parsePackages } from '../../data/installCommands';
import installTabs from './index';

const run = (source: string) => runRemark(source, installTabs, undefined);

function fences(tree: Root): Code[] {
  const [element] = tree.children;
  if (element?.type !== 'mdxJsxFlowElement') {
    throw new Error('expected an element');
  }
  return element.children.filter((child): child is Code => {
    return child.type === 'code';
  });
}

describe('commands', () => {
  test('every manager gets its own command, in order', async () => {
    const tree = await run('<Install packages="a @b/c" />');
    expect(fences(tree).map(({ value }) => value)).toEqual([
      'npx expo install a @b/c',
      'npm install a @b/c',
      'yarn add a @b/c',
      'pnpm add a @b/c',
      'bun add a @b/c',
    ]);
    expect(fences(tree).every(({ lang }) => lang === 'bash')).toBe(true);
  });

  test('the Expo tab can have its own packages', async () => {
    const tree = await run('<Install packages="a@~1 b@~2" expo="a b" />');
    expect(
      fences(tree)
        .map(({ value }) => value)
        .slice(0, 2),
    ).toEqual(['npx expo install a b', 'npm install "a@~1" "b@~2"']);
  });

  test.each([
    ['a@^5', 'x "a@^5"'],
    ['@a/b@~4.2.1', 'x "@a/b@~4.2.1"'],
    ['a@>=1.2', 'x "a@>=1.2"'],
    ['a@1.2.3', 'x a@1.2.3'],
    ['a@latest', 'x a@latest'],
    ['a@1 b@^2', 'x a@1 "b@^2"'],
  ])('%s is quoted only where a shell needs it', (packages, command) => {
    expect(
      installCommand({ install: 'x' } as never, parsePackages(packages)),
    ).toBe(command);
  });
});

describe('install lines', () => {
  const shown = async (source: string) =>
    fences(await run(source))
      .slice(0, 2)
      .map(({ meta, value }) => [meta, value]);

  test('for="v5" shows the newest Expo SDKs and React Native', async () => {
    const [line] = linesFor('v5');
    expect(await shown('<Install for="v5" />')).toEqual([
      [
        'title="Expo SDK 54 to 58"',
        'npx expo install "@gorhom/bottom-sheet@^5.2.14" react-native-reanimated react-native-worklets react-native-gesture-handler',
      ],
      [
        `title="React Native ${line?.reactNative[0] ?? ''}"`,
        `npm install ${specifiers(line?.packages ?? {})
          .map((specifier) => `"${specifier}"`)
          .join(' ')}`,
      ],
    ]);
  });

  test('reactNative and architecture pick another line', async () => {
    const shownLines = await shown(
      '<Install for="v5" reactNative="0.81" architecture="legacy" />',
    );
    expect(shownLines[1]).toEqual([
      'title="React Native 0.81"',
      expect.stringContaining('react-native-reanimated@~3.19'),
    ]);
  });
});

describe('mistakes', () => {
  test.each([
    ['<Install />', 'needs packages="…" or for="v5"'],
    ['<Install for="v6" />', 'for must be one of v5, v4, v2'],
    ['<Install for="v5" reactNative="0.1" />', 'no line for React Native 0.1'],
    ['<Install for="v5" packages="a" />', 'leave packages and expo out'],
    ['<Install packages="a" reactNative="0.1" />', 'go with for="…"'],
    ['<Install packages=" " />', 'no package is named'],
    ['<Install packages="a@" />', '"a@" is not a package name'],
    ['<Install packages="a;rm" />', '"a;rm" is not a package name'],
    ['<Install packages={"a"} />', 'must be a literal string'],
    ['<Install package="a" />', 'has no attribute "package"'],
    ['<Install packages="a" {...b} />', 'has no attribute "{...}"'],
    ['<Install packages="a">\n\nb\n\n</Install>', 'takes no children'],
    ['text <Install packages="a" />', 'on its own line'],
  ])('%s', async (source, reason) => {
    await expect(run(`\n\n${source}\n`)).rejects.toThrow(/^docs\/a\.mdx:3: /);
    await expect(run(`\n\n${source}\n`)).rejects.toThrow(reason);
  });
});

test('the stylesheet shows a panel and marks a tab for every manager', () => {
  const css = fs.readFileSync(
    path.join(process.cwd(), 'src/components/Install/styles.module.css'),
    'utf8',
  );
  for (const { id } of PACKAGE_MANAGERS) {
    const html = `:global(html[data-package-manager='${id}'])`;
    expect(css).toContain(`${html} .panel[data-manager='${id}']`);
    expect(css).toContain(`${html} .tab[data-manager='${id}']`);
  }
});
