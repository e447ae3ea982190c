import { describe, expect, test } from 'vitest';
import { linesFor, specifiers } from '../../../shared/install/install';
import { runRemark } from '../../../shared/testing';
import {
  installWords,
  parsePackages,
} from '../../../shared/install/installCommands';
import installCommands from './index';

const run = (source: string) => runRemark(source, installCommands, undefined);

/** The titles of the commands, and what is in their HTML, without its tags. */
async function shown(source: string): Promise<[string, string[]][]> {
  const json = JSON.stringify(await run(source));
  const titles = json.matchAll(
    /"name":"title","value":"([^"]+)"|"type":"text","value":"(React Native \d[^"]+)"/g,
  );
  const blocks = [...json.matchAll(/"name":"html","value":"(.*?)"}\]/g)].map(
    ([, html = '']) =>
      (JSON.parse(`"${html}"`) as string)
        .replace(/<[^>]+>/g, '')
        .trim()
        .split('\n'),
  );
  return [...titles].map(([, title, release], index) => [
    title ?? release ?? '',
    blocks[index] ?? [],
  ]);
}

describe('commands', () => {
  test.each([
    ['a@^5', 'x "a@^5"'],
    ['@a/b@~4.2.1', 'x "@a/b@~4.2.1"'],
    ['a@>=1.2', 'x "a@>=1.2"'],
    ['a@1.2.3', 'x a@1.2.3'],
    ['a@latest', 'x a@latest'],
    ['a@1 b@^2', 'x a@1 "b@^2"'],
  ])('%s is quoted only where a shell needs it', (packages, command) => {
    expect(installWords('x', parsePackages(packages)).join(' ')).toBe(command);
  });

  test('no range is read as HTML', async () => {
    const json = JSON.stringify(await run('<Install packages="a@<2" />'));
    expect(json).toContain('a@&lt;2');
  });
});

describe('install lines', () => {
  const quoted = (packages: readonly string[]) =>
    packages.map((name) => `"${name}"`).join(' ');

  test.each(['v5', 'v4'] as const)(
    'releases="all" lists every line of %s',
    async (docs) => {
      const blocks = await shown(`<Install for="${docs}" releases="all" />`);
      expect(blocks.map(([, lines]) => lines.at(-1))).toEqual(
        linesFor(docs).map(
          ({ packages }) => `bun add ${quoted(specifiers(packages))}`,
        ),
      );
      expect(blocks[0]?.[0]).toMatch(/^React Native 0\.8/);
    },
  );
});

describe('mistakes', () => {
  test.each([
    ['<Install />', 'needs packages="…" or for="v5"'],
    ['<Install for="v6" />', 'for must be one of v5, v4, v2'],
    ['<Install for="v5" releases="0.1" />', 'releases must be "all"'],
    ['<Install packages="a" releases="all" />', 'needs packages="…" or for'],
    ['<Install for="v5" packages="a" />', 'leave packages out'],
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
