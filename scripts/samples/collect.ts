import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../src/site/mdx';
import type { Problem } from '../lib/problems';
import {
  CURRENT,
  ROOT,
  versionByName,
  type DocsVersion,
} from '../../src/site/versions';
import { collectFences, type Fence } from './fences';
import type { Sample } from './program';

/** Share of a version's ts and tsx fences that may be fragments. */
export const FRAGMENT_BUDGET = 0.05;

export const isTypeScript = (fence: Fence): boolean =>
  fence.lang === 'ts' || fence.lang === 'tsx';

/** The sample that a fence is. */
export function sampleOfFence(fence: Fence): Sample {
  return {
    file: fence.file,
    lineOffset: fence.line + 1,
    columnOffset: fence.column,
    title: fence.meta.title,
    lang: fence.lang === 'ts' ? 'ts' : 'tsx',
    code: fence.code,
  };
}

/** The samples that are whole files: the live demos of a version. */
export function sampleFiles(version: DocsVersion): Sample[] {
  return version.sampleFolders.flatMap((folder) => {
    const absolute = path.join(ROOT, folder);
    if (!existsSync(absolute)) {
      return [];
    }
    return readdirSync(absolute)
      .filter((name) => /(?<!\.d|\.test)\.tsx?$/.test(name))
      .map((name) => ({
        file: `${folder}/${name}`,
        lineOffset: 1,
        columnOffset: 1,
        title: name,
        lang: name.endsWith('.ts') ? ('ts' as const) : ('tsx' as const),
        code: readFileSync(path.join(absolute, name), 'utf8'),
      }));
  });
}

/** Every sample of the current version: in its docs, in posts, and its demos. */
export function currentSamples(pages: readonly Page[]): Sample[] {
  return [
    ...pages
      .flatMap((page) => collectFences(page))
      .filter((fence) => fence.version === CURRENT && isTypeScript(fence))
      .map(sampleOfFence),
    ...sampleFiles(versionByName(CURRENT)),
  ];
}

/** What must hold for the fences' meta before anything is compiled. */
export function checkMeta(fences: readonly Fence[]): Problem[] {
  return fences.filter(isTypeScript).flatMap((fence) => {
    const problems: Problem[] = [];
    const report = (rule: string, message: string): void => {
      problems.push({
        file: fence.file,
        line: fence.line,
        column: fence.column,
        rule,
        message,
      });
    };
    const { title, fragment } = fence.meta;
    if (fragment !== undefined && fragment.trim().split(/\s+/).length < 3) {
      report(
        'fragment-reason',
        'A fragment says in a few words why it is not a program: fragment="shows the failing line only".',
      );
    }
    if (title !== undefined && !/\.tsx?$/.test(title)) {
      report(
        'fence-title',
        `The title "${title}" must be a file name that ends in .ts or .tsx.`,
      );
    }
    return problems;
  });
}

/**
 * Fragments are for what cannot be a program. They stay under a share of each
 * version's fences, so that they do not become the way around the compiler.
 */
export function checkFragmentBudget(
  fences: readonly Fence[],
  version: DocsVersion,
): Problem[] {
  const all = fences.filter(
    (fence) => isTypeScript(fence) && fence.version === version.name,
  );
  const fragments = all.filter((fence) => fence.meta.fragment !== undefined);
  const allowed = Math.max(1, Math.floor(all.length * FRAGMENT_BUDGET));
  return fragments.slice(allowed).map((fence) => ({
    file: fence.file,
    line: fence.line,
    column: fence.column,
    rule: 'fragment-budget',
    message: `${version.name} has ${fragments.length} fragments in ${all.length} fences; ${allowed} are allowed. Make this one a program.`,
  }));
}
