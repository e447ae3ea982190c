// The recipes of CONTRIBUTING.md, followed in a copy of the repository.
import { exec, execFileSync } from 'node:child_process';
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
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, DOCS_VERSIONS } from '../../src/site/versions';

const GUIDE = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');

/** All files of the working tree, new ones included. */
const LIST_FILES = ['ls-files', '--cached', '--others', '--exclude-standard'];

/** What a busy machine may take for commands that take seconds, in milliseconds. */
const LIMIT = 400_000;

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'recipes-'));
  const files = execFileSync('git', LIST_FILES, { cwd: ROOT }).toString();
  for (const file of files.trim().split('\n')) {
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  for (const folder of ['.', ...DOCS_VERSIONS.map(({ types }) => types)]) {
    const packages = path.join(folder, 'node_modules');
    symlinkSync(path.join(ROOT, packages), path.join(copy, packages));
  }
});

afterAll(() => {
  rmSync(copy, { recursive: true });
});

const write = (file: string, text: string) => {
  const full = path.join(copy, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
};

/** Replaces a text of a file of the copy, which must be there. */
function edit(file: string, text: string, replacement: string): void {
  const before = readFileSync(path.join(copy, file), 'utf8');
  expect(before, file).toContain(text);
  write(file, before.replace(text, replacement));
}

const execute = promisify(exec);

/** Runs a command in the copy; its output, and whether it succeeded. */
async function runIn(command: string) {
  const variables = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV|TEST$)/.test(name),
  );
  const env = Object.fromEntries<string | undefined>(variables);
  try {
    const { stdout } = await execute(command, { cwd: copy, env });
    return { succeeds: true, output: stdout };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { succeeds: false, output: stdout + stderr };
  }
}

/** The files that a recipe names, in inline code. */
function filesIn(recipe: string): string[] {
  const [, section = ''] = GUIDE.split(`\n## ${recipe}\n`);
  const [text = ''] = section.split('\n## ');
  const code = [...text.matchAll(/`([^`\s]+\.\w+)`/g)];
  return code.map(([, file = '']) => file);
}

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
  '"Add a page" and "Write a demo" name all that is needed, and the checks what is missing',
  { timeout: LIMIT },
  async () => {
    // The second has what `npm run check` asks of a page.
    const TESTS =
      'npx vitest run --project unit tests/unit/project tests/content/pages tests/content/demos';
    expect(filesIn('Add a page')).toEqual([
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
    const { output: missing } = await runIn(TESTS);
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
    const { succeeds, output } = await runIn(TESTS);
    expect(succeeds, output).toBe(true);
  },
);

test(
  '"Change a known issue" names the files, and a page shows the new word',
  { timeout: LIMIT },
  async () => {
    expect(filesIn('Change a known issue')).toEqual([
      'src/shared/releases/knownIssueRows.json',
      'src/shared/releases/knownIssueDetails.json',
    ]);
    edit(
      'src/shared/releases/knownIssueDetails.json',
      '"workaround": "',
      '"workaround": "Example first. ',
    );
    const { succeeds, output } = await runIn(
      'npx vitest run --project unit tests/content/releases src/shared/releases src/components/Compatibility',
    );
    expect(succeeds, output).toBe(true);
    const SHOW =
      "import { issueEntries } from './src/shared/releases/issueMarkdown'; console.log(JSON.stringify(issueEntries()))";
    write('show.ts', SHOW);
    expect((await runIn('npx tsx show.ts')).output).toContain('Example first.');
  },
);
