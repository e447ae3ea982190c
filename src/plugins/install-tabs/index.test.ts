import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { describe, expect, test } from 'vitest';
import { PACKAGE_MANAGERS } from '../../data/packageManagers';
import { runRemark } from '../shared/testing';
import { installCommand, parsePackages } from './commands';
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
      'npm install a @b/c',
      'yarn add a @b/c',
      'pnpm add a @b/c',
      'bun add a @b/c',
      'npx expo install a @b/c',
    ]);
    expect(fences(tree).every(({ lang }) => lang === 'bash')).toBe(true);
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

describe('mistakes', () => {
  test.each([
    ['<Install />', 'needs packages'],
    ['<Install packages=" " />', 'no package is named'],
    ['<Install packages="a@" />', '"a@" is not a package name'],
    ['<Install packages="a;rm" />', '"a;rm" is not a package name'],
    ['<Install packages={"a"} />', 'must be a literal string'],
    ['<Install package="a" />', 'has no attribute "package"'],
    ['<Install packages="a" {...b} />', 'has no attribute "{...}"'],
    ['<Install packages="a">\n\nb\n\n</Install>', 'takes no children'],
    ['text <Install packages="a" />', 'on a line of its own'],
  ])('%s', async (source, reason) => {
    await expect(run(`\n\n${source}\n`)).rejects.toThrow(/^docs\/a\.mdx:3: /);
    await expect(run(`\n\n${source}\n`)).rejects.toThrow(reason);
  });
});

test('the style sheet shows a panel and marks a tab for every manager', () => {
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
