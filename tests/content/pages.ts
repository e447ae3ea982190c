import { contentFiles } from '../../src/site/content';
import { parsePage, readPage, type Page } from '../../src/site/mdx';
import { formatProblem, type Problem } from '../../scripts/lib/problems';

let allPages: Page[] | undefined;

/** Every page of docs and blog as it is in the repository, parsed once. */
export const readPages = (): Page[] =>
  (allPages ??= contentFiles().map(readPage));

/** A page that a test plants, without touching the disk. */
export function plant(file: string, ...lines: string[]): Page {
  return parsePage(file, lines.join('\n'));
}

/** A page that is all code: each argument becomes one fence. */
export function plantFences(file: string, ...fences: string[]): Page {
  return plant(file, ...fences.flatMap((text) => [`\`\`\`${text}`, '```', '']));
}

/** What was found, short: `docs/a.mdx:3 rule`. */
export function brief(problems: readonly Problem[]): string[] {
  return problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

/** What was found, whole, for the failure message of an assertion. */
export function full(problems: readonly Problem[]): string[] {
  return problems.map(formatProblem);
}
