// Mutated texts: the check answers each in time, and never crashes.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkQuestion } from './checkQuestion';
import { patchOf } from './gitPatch';

vi.mock('./messages', async () => {
  const [{ findSections }, { extractMessages }, { readMdxPage }] =
    await Promise.all([
      import('./messages/find'),
      import('./messages/extract'),
      import('../../site/mdx'),
    ]);
  const page = readMdxPage('docs/troubleshooting.mdx');
  const sections = extractMessages(page, {
    page: 'Troubleshooting',
    path: '/troubleshooting',
  });
  return { sectionsFor: (text: string) => findSections(text, sections) };
});

const UNIT = path.join(__dirname, '../../../tests/unit');
const SEEDS = ['projects', 'v4Code'].flatMap((folder) =>
  readdirSync(path.join(UNIT, folder)).map((name) => ({
    name,
    text: readFileSync(path.join(UNIT, folder, name), 'utf8').slice(0, 20_000),
  })),
);
const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '(',
  '<',
  '>',
  '"',
  "'",
  '`',
  '${',
  '\\',
  '\0',
  '\r\n',
  '\uFEFF',
  '\u2028',
  '// @file a\n',
  '/*',
  '*/',
  '...',
  '=>',
  "'@gorhom/bottom-sheet'",
  'is not a function',
  'Error: ',
  '| ',
  '^',
  '@',
];

/** A generator of numbers below a limit, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const MUTATIONS: readonly ((
  text: string,
  next: (below: number) => number,
) => string)[] = [
  (text, next) => text.slice(0, next(text.length + 1)),
  (text, next) => text.slice(next(text.length + 1)),
  (text, next) => {
    const start = next(text.length + 1);
    return text.slice(0, start) + text.slice(start + next(200));
  },
  (text, next) => {
    const start = next(text.length + 1);
    const piece = PIECES[next(PIECES.length)] ?? '';
    const copies = piece.repeat(1 + next(2) * next(3000));
    return text.slice(0, start) + copies + text.slice(start);
  },
  (text, next) => {
    const start = next(text.length + 1);
    return text + text.slice(start, start + next(4000)).repeat(1 + next(10));
  },
  (text, next) => text + (SEEDS[next(SEEDS.length)]?.text ?? ''),
  (text) => text.split('').reverse().join(''),
  (text) => text.replace(/["'`]/g, ''),
  (text) => text.replace(/\n/g, '\r\n'),
];

const FILES = [
  'package.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'tsconfig.json',
  'App.tsx',
];

/** The limit of processor time for one text, in ms. */
const MAX_TIME = 5000;
const COUNT = 100;

test(`answers ${COUNT} mutated texts and projects in time`, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const next = numbers(7);
  for (let run = 0; run < COUNT; run += 1) {
    const seed = SEEDS[next(SEEDS.length)];
    let text = seed?.text ?? '';
    for (let step = 0; step <= next(3); step += 1)
      text = MUTATIONS[next(MUTATIONS.length)]?.(text, next) ?? text;
    const file = FILES[next(FILES.length)] ?? '';
    const project = [
      { path: file, file: new File([text], file) },
      { path: 'src/a.tsx', file: new File([SEEDS[run % 50]?.text ?? ''], 'a') },
      {
        path: 'package.json',
        file: new File(
          ['{"dependencies":{"@gorhom/bottom-sheet":"^4.0.0"}}'],
          'p',
        ),
      },
    ];
    const begin = process.cpuUsage();
    const outcome = await checkQuestion({ text, from: 'v4' });
    const checked = await checkQuestion({
      files: { sources: project, paths: project.map((each) => each.path) },
    });
    const label = `run ${run}: ${seed?.name ?? ''}, ${file}`;
    const time = process.cpuUsage(begin).user / 1000;
    expect(time, label).toBeLessThan(MAX_TIME);
    for (const each of [outcome, checked])
      expect(each?.problem?.message ?? '', label).not.toMatch(/bug|crashed/);
    expect(() => patchOf(checked?.changes ?? []), label).not.toThrow();
  }
}, 240_000);
