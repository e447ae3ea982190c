import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../src/site/content';
import { parsePages } from '../../scripts/lib/mdx';
import { parsePage, type Page } from '../../src/site/mdx';
import { formatProblem, type Problem } from '../../scripts/lib/problems';
import { ROOT } from '../../src/site/versions';
import { sampleOfFence } from '../../scripts/samples/collect';
import { collectFences } from '../../scripts/samples/fences';
import type { Sample } from '../../scripts/samples/program';

/** Whether a file of the repository exists. */
export const exists = (file: string): boolean =>
  existsSync(path.join(ROOT, file));

let allPages: ReturnType<typeof parsePages> | undefined;

/** Every page of docs and blog as it is in the repository, parsed once. */
export const readPages = (): ReturnType<typeof parsePages> =>
  (allPages ??= parsePages(contentFiles(), (file) =>
    readFileSync(path.join(ROOT, file), 'utf8'),
  ));

/** A page that a test plants, without touching the disk. */
export function plant(file: string, ...lines: string[]): Page {
  return parsePage(file, lines.join('\n'));
}

/** A page that is all code: each argument becomes one fence. */
export function plantFences(file: string, ...fences: string[]): Page {
  return plant(file, ...fences.flatMap((text) => [`\`\`\`${text}`, '```', '']));
}

/** The samples of a page that is all code. */
export function plantSamples(file: string, ...fences: string[]): Sample[] {
  return collectFences(plantFences(file, ...fences)).map(sampleOfFence);
}

/** What was found, short: `docs/a.mdx:3 rule`. */
export function brief(problems: readonly Problem[]): string[] {
  return problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

/** What was found, whole, for the failure message of an assertion. */
export function full(problems: readonly Problem[]): string[] {
  return problems.map(formatProblem);
}
