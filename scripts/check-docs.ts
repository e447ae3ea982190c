import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkCompleteness } from './api/completeness';
import { API_EXCEPTIONS } from './api/exceptions';
import { documentedPages } from './api/pages';
import { contentFiles } from '../src/site/content';
import { parsePages } from './lib/mdx';
import { formatProblem, sortProblems, type Problem } from './lib/problems';
import { checkVersions } from './lib/versionFiles';
import { ROOT, VERSIONS, type DocsVersion } from '../src/site/versions';
import { checkProse, type ProseResult } from './prose/check';
import { checkComponents } from './prose/components';
import { lintFiles } from './prose/lint';
import { checkSidebarLinks, checkSidebars } from './prose/sidebars';
import { checkVersionClaims } from './prose/versionClaims';
import { checkCompatibility } from './registry/checkCompatibility';
import { checkKnownIssues } from './registry/checkIssues';
import { checkInstallLines } from './registry/checkLines';
import { checkSamples, selfTest } from './samples/check';
import { checkDemos } from './samples/demos';
import { checkConfigAndShell } from './samples/other';

const exists = (file: string): boolean => existsSync(path.join(ROOT, file));

/**
 * Usage: npm run check:docs [-- [--strict] [files…]]
 *
 * Checks MDX syntax, components, samples, shell and config fences, prose, links
 * and API facts of the given files or folders, or of all docs and blog posts,
 * and whether the versions and demos are whole. Pages
 * that the site will have and that do not exist yet are listed and do not
 * count, unless `--strict` is given.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { strict: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const incomplete = checkVersions();
  if (incomplete.length > 0) {
    // Without its pages, packages and facts the rest cannot be checked.
    throw new Error(incomplete.map(formatProblem).join('\n'));
  }
  const selected =
    positionals.length > 0 ? new Set(contentFiles(positionals)) : undefined;
  const { pages, problems: broken } = parsePages(contentFiles(), (file) =>
    readFileSync(path.join(ROOT, file), 'utf8'),
  );
  const chosen = pages.filter(({ file }) => selected?.has(file) ?? true);
  const demos = positionals.some((name) => name.includes('src/demos'));
  const versions = VERSIONS.filter(({ docs }) =>
    chosen.some(({ file }) => file.startsWith(`${docs}/`)),
  );
  const prose = checkProse(pages, exists, selected);
  const problems = [
    ...broken,
    ...prose.problems,
    ...(await lintFiles(chosen.map(({ file }) => file))),
    ...checkSidebars(chosen),
    ...VERSIONS.flatMap((version) => checkSidebarLinks(pages, version)),
    ...chosen.flatMap(checkComponents),
    ...chosen.flatMap((page) => checkVersionClaims(page)),
    ...checkConfigAndShell(chosen),
    ...VERSIONS.flatMap((version) =>
      checkSamples(version, chosen, {
        wholeVersion: selected === undefined,
        files: selected === undefined || demos,
      }),
    ),
    ...(selected === undefined
      ? [
          ...checkInstallLines().problems,
          ...checkCompatibility(),
          ...checkKnownIssues(),
        ]
      : []),
    ...(selected === undefined || demos ? checkDemos(pages) : []),
    // A page that is not MDX has no facts to check; its syntax comes first.
    ...(broken.length === 0 ? versions.flatMap(checkFacts) : []),
    ...(values.strict ? prose.pending.flatMap(({ links }) => links) : []),
  ].filter(({ file }) => selected === undefined || selected.has(file) || demos);
  const blindSpots = selected === undefined ? VERSIONS.flatMap(selfTest) : [];
  const count = report(problems, blindSpots, prose, values.strict);
  const counted = (number: number, name: string) =>
    `${number} ${name}${number === 1 ? '' : 's'}`;
  console.log(
    `${counted(chosen.length, 'page')} checked, ${counted(count, 'problem')}.`,
  );
  process.exitCode = count > 0 ? 1 : 0;
}

function checkFacts({ name }: DocsVersion): Problem[] {
  return checkCompleteness(name, documentedPages(name), API_EXCEPTIONS);
}

/** Prints what was found and returns how much of it counts. */
function report(
  problems: readonly Problem[],
  blindSpots: readonly string[],
  { pending }: ProseResult,
  strict: boolean,
): number {
  const missing = pending.map(({ route }) => `/${route}`);
  if (missing.length > 0) {
    console.log(`Not written yet: ${missing.join(' ')}\n`);
  }
  for (const line of [
    ...sortProblems(problems).map(formatProblem),
    ...blindSpots,
  ]) {
    console.error(line);
  }
  return problems.length + blindSpots.length + (strict ? missing.length : 0);
}

main().catch((error: unknown) => {
  // What is thrown is for whoever runs the command, and says how to fix it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
