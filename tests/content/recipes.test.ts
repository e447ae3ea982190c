// The recipe for a page in CONTRIBUTING.md, followed in a copy of the repository.
import { exec } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT, DOCS_VERSIONS } from '../../src/site/versions';

const GUIDE = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');

/** Installed and built files, and the data of git. */
const LEFT_OUT =
  /^(?:build|build-\w+|\.git|\.docusaurus)$|(?:^|\/)node_modules$/;

/** Time limit for a busy machine, in milliseconds. The commands take seconds. */
const LIMIT = 400_000;

const copy = mkdtempSync(path.join(os.tmpdir(), 'recipes-'));

/** Copies the repository, with links to its packages. */
function copyRepository(): void {
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (file) => !LEFT_OUT.test(path.relative(ROOT, file)),
  });
  for (const folder of ['.', ...DOCS_VERSIONS.map(({ types }) => types)]) {
    const packages = path.join(folder, 'node_modules');
    symlinkSync(path.join(ROOT, packages), path.join(copy, packages));
  }
}

const write = (file: string, text: string) => {
  const full = path.join(copy, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
};

/** Replaces a text, which must exist, in a file of the copy. */
function edit(file: string, text: string, replacement: string): void {
  const before = readFileSync(path.join(copy, file), 'utf8');
  expect(before, file).toContain(text);
  write(file, before.replace(text, replacement));
}

/**
 * Covers what `npm run check` asks of a page in one process, which parses each
 * page once.
 */
const TESTS =
  'npx vitest run --project unit --no-file-parallelism tests/unit/project tests/content/pages tests/content/demos';

/** Runs these tests in the copy. @returns their output, and whether one fails */
const runTests = () =>
  new Promise<{ fails: boolean; output: string }>((resolve) => {
    exec(TESTS, { cwd: copy }, (error, stdout, stderr) => {
      resolve({ fails: error !== null, output: stdout + stderr });
    });
  });

const PAGE = `---
id: example-page
title: Example page
description: Show an example page of the site, which has all that a page needs and says nothing more than that.
slug: /example-page
keywords:
  - example
---

See [the first demo](./usage.mdx).

<Demo name="example-demo" />
`;

test(
  '"Add a page" and "Write a demo" name every file that the checks require',
  { timeout: LIMIT },
  async () => {
    onTestFinished(() => {
      rmSync(copy, { recursive: true });
    });
    copyRepository();
    const [, recipe] = /^## Add a page\n([^]*?)^## /m.exec(GUIDE) ?? [];
    expect(recipe?.match(/(?<=`)[^`\s]+\.\w+(?=`)/g)).toEqual([
      'docs/<route>.mdx',
      'sidebars.ts',
      'src/site/routes.ts',
      'src/site/versionFallbacks.ts',
      'tests/built/data/search-questions.tsv',
    ]);
    write('docs/example-page.mdx', PAGE);
    cpSync(
      path.join(copy, 'src/demos/first-sheet.tsx'),
      path.join(copy, 'src/demos/example-demo.tsx'),
    );
    const { output: missing } = await runTests();
    expect(missing).toContain('sidebars.ts');
    expect(missing).toContain('src/site/routes.ts lists the pages of v5');
    expect(missing).toContain('static/img/demos/example-demo.webp is missing');

    edit('sidebars.ts', "'web-support'", "'web-support', 'example-page'");
    edit('src/site/routes.ts', "'faq'", "'example-page', 'faq'");
    const nearest = "'example-page': 'faq', 'web-support':";
    edit('src/site/versionFallbacks.ts', "'web-support':", nearest);
    edit(
      'src/site/versionFallbacks.ts',
      "faq#does-it-run-on-the-web',",
      "faq#does-it-run-on-the-web', 'example-page': 'faq',",
    );
    const posters = path.join(copy, 'static/img/demos');
    cpSync(
      path.join(posters, 'first-sheet.webp'),
      path.join(posters, 'example-demo.webp'),
    );
    const { fails, output } = await runTests();
    expect(fails, output).toBe(false);
  },
);
