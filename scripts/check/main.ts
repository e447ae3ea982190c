/**
 * Checks pages and demos: samples, API facts, front matter, the place in the sidebar,
 * and spelling. Without arguments it checks all of them. Dead links and unknown
 * components are found by `npm run build`.
 *
 *   npm run check [files or folders…]
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { contentFiles } from '../../src/site/contentFiles';
import { readMdxPage } from '../../src/site/mdx';
import { ROOT, DOCS_VERSIONS } from '../../src/site/versions';
import { checkCompleteness } from '../api/completeness';
import { runWithNames } from '../lib/runMain';
import { formatProblem, sortProblems } from '../lib/problems';
import {
  checkOtherFences,
  checkSamples,
  readDemos,
} from '../samples/collectSamples';
import { checkPages } from './pages';

function main(selected: readonly string[]): void {
  const wanted = selected.map((name) =>
    path.relative(ROOT, path.resolve(name)),
  );
  const isWanted = ({ file }: { readonly file: string }): boolean =>
    selected.length === 0 ||
    wanted.some((name) => `${file}/`.startsWith(`${name}/`));
  const pages = contentFiles(selected.length > 0 ? selected : undefined).map(
    readMdxPage,
  );
  const demos = readDemos().filter(isWanted);
  const files = [...pages, ...demos].map(({ file }) => file);
  if (files.length === 0) {
    throw new Error(`There is no page and no demo in ${selected.join(', ')}.`);
  }
  const problems = [
    ...DOCS_VERSIONS.flatMap((version) => checkSamples(version, pages, demos)),
    ...DOCS_VERSIONS.filter(({ docs }) =>
      files.some((file) => file.startsWith(`${docs}/`)),
    ).flatMap(({ name }) => checkCompleteness(name).filter(isWanted)),
    ...checkPages(pages),
    ...pages.flatMap(checkOtherFences),
  ];
  for (const problem of sortProblems(problems)) {
    console.error(formatProblem(problem));
  }
  const cspell = ['node_modules/cspell/bin.mjs', 'lint', '--no-progress'];
  const spelling = spawnSync(
    process.execPath,
    [...cspell, '--quiet', ...files],
    { cwd: ROOT, stdio: 'inherit' },
  );
  console.log(
    `${files.length} ${files.length === 1 ? 'file' : 'files'} checked`,
  );
  process.exitCode = problems.length > 0 || spelling.status !== 0 ? 1 : 0;
}

void runWithNames(main);
