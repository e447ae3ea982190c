// A part in src/theme replaces one of Docusaurus' theme or is imported by
// the site, and says why it exists; what nothing shows would be dead code that
// no linter sees, since Docusaurus finds parts by their path.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const THEMES = [
  'theme-classic/lib/theme',
  'theme-search-algolia/lib/theme',
  'core/lib/client/theme-fallback',
];

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

/** `Tag` of `src/theme/Tag/index.tsx`: the name after `@theme/`. */
const partOf = (file: string): string =>
  file.replace(/^src\/theme\/|(?:\/index)?\.tsx$/g, '');

const isOfTheme = (part: string): boolean =>
  THEMES.some((theme) =>
    ['.js', '/index.js'].some((end) =>
      existsSync(
        path.join(ROOT, `node_modules/@docusaurus/${theme}`, part + end),
      ),
    ),
  );

/** What is wrong with a part, or undefined. */
function wrongWith(
  file: string,
  code: string,
  others: readonly string[],
): string | undefined {
  const part = partOf(file);
  const names = [
    `@theme/${part}'`,
    `src/theme/${part}'`,
    `'./${path.basename(part)}'`,
  ];
  const isImported = others.some((text) =>
    names.some((name) => text.includes(name)),
  );
  if (!isOfTheme(part) && !isImported) {
    return `${file}:1: Docusaurus has no part "${part}", and nothing imports '@theme/${part}'. Rename the folder after the part, or remove it.`;
  }
  return !isOfTheme(part) || /^\/\/ (?:Ejected|Wrapped|Adds)\b/.test(code)
    ? undefined
    : `${file}:1: it does not say why it exists. Start it with a comment: "// Wrapped to …" or "// Ejected because …".`;
}

describe('a part of the theme', () => {
  const parts = filesBelow('src/theme').filter((file) => file.endsWith('.tsx'));
  const sources = new Map(
    filesBelow('src').map((file) => [
      file,
      readFileSync(path.join(ROOT, file), 'utf8'),
    ]),
  );

  it('is shown, and says why it exists', () => {
    expect(parts.length).toBeGreaterThan(20);
    const others = [...sources.values()];
    expect(
      parts.flatMap(
        (file) => wrongWith(file, sources.get(file) ?? '', others) ?? [],
      ),
    ).toEqual([]);
  });

  const WHOLE = '// Wrapped to test.\nexport default function Part() {}\n';

  it.each([
    ['src/theme/Tga/index.tsx', WHOLE, 'no part "Tga"'],
    [
      'src/theme/Tag/index.tsx',
      '// Why not.\nexport default function Part() {}\n',
      'why it exists',
    ],
  ])('that does not: %s', (file, code, message) => {
    expect(wrongWith(file, code, [])).toContain(message);
    expect(wrongWith(file, code, [])).toContain(`${file}:1: `);
  });

  it('of the site alone passes when it is imported', () => {
    const file = 'src/theme/Own/index.tsx';
    const others = ["import Own from '@theme/Own';"];
    expect(wrongWith(file, WHOLE, others)).toBeUndefined();
  });
});
