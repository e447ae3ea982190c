import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../scripts/lib/content';
import { parsePage, parsePages, type Page } from '../../scripts/lib/mdx';
import { formatProblem, type Problem } from '../../scripts/lib/problems';
import { ROOT } from '../../scripts/lib/versions';

/** Whether a file of the repository exists. */
export const exists = (file: string): boolean =>
  existsSync(path.join(ROOT, file));

/** Every page of docs and blog as it is in the repository. */
export function readPages(): { pages: Page[]; problems: Problem[] } {
  return parsePages(contentFiles(), (file) =>
    readFileSync(path.join(ROOT, file), 'utf8'),
  );
}

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
