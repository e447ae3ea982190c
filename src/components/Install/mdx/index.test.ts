import { expect, test } from 'vitest';
import {
  linesFor,
  formatReleaseRange,
  toPackageSpecs,
} from '../../../shared/install/installData';
import {
  quoteCommandWords,
  parsePackageSpecs,
} from '../../../shared/install/installCommands';
import { runRemark } from '../../../shared/runRemark';
import installCommands from './index';

const run = (source: string) => runRemark(source, installCommands);

test.each([
  ['a@^5', 'x "a@^5"'],
  ['@a/b@~4.2.1', 'x "@a/b@~4.2.1"'],
  ['a@>1', 'x "a@>1"'],
  ['a@<2', 'x "a@<2"'],
  ['a@=1', 'x "a@=1"'],
  ['a@*', 'x "a@*"'],
  ['a@1|2', 'x "a@1|2"'],
  ['a@1.2.3 b@latest', 'x a@1.2.3 b@latest'],
])('quotes %s for the shell where necessary', (packages, command) => {
  expect(quoteCommandWords('x', parsePackageSpecs(packages)).join(' ')).toBe(
    command,
  );
});

test.each([
  [['0.88'], '0.88'],
  [['0.85', '0.84'], '0.84 and 0.85'],
  [['0.71', '0.70', '0.69'], '0.69 to 0.71'],
])('the releases %j are written %s', (releases, text) => {
  expect(formatReleaseRange(releases)).toBe(text);
});

test.each(['v5', 'v4'] as const)(
  'releases="all" lists every line of %s',
  async (docs) => {
    const json = JSON.stringify(
      await run(`<Install for="${docs}" releases="all" />`),
    ).replace(/<[^>]+>/g, '');
    const bun = [...json.matchAll(/bun add ((?:\\"|[^"\\])+)/g)];
    expect(bun.map(([, packages]) => packages?.replaceAll('\\', ''))).toEqual(
      linesFor(docs).map(({ packages }) =>
        toPackageSpecs(packages)
          .map((name) => `"${name}"`)
          .join(' '),
      ),
    );
    expect(json).toMatch(/"value":"React Native 0\.8/);
  },
);

// Errors about attributes and positions are those of all components.
test.each([
  ['<Install />', 'needs packages="…" or for="v5"'],
  ['<Install for="v6" />', 'for must be one of v5, v4, v2'],
  ['<Install for="v5" releases="0.1" />', 'releases must be "all"'],
  ['<Install for="v5" packages="a" />', 'leave packages out'],
  ['<Install packages="a;rm" />', '"a;rm" is not a package name'],
  ['<Install packages={"a"} />', 'must be a literal string'],
  ['<Install package="a" />', 'has no attribute "package"'],
  ['<Install packages="a">\n\nb\n\n</Install>', 'does not take these children'],
  ['text <Install packages="a" />', 'on its own line'],
])('%s stops the build', async (source, reason) => {
  const failed = expect(run(`\n\n${source}\n`)).rejects;
  await failed.toThrow(/^docs\/a\.mdx:3: /);
  await failed.toThrow(reason);
});
