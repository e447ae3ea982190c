import type { Problem } from '../lib/problems';
import { versionOfFile } from '../../src/site/versions';
import { problemAtField, type ProsePage } from './page';

/** Search engines cut longer descriptions and disregard shorter ones. */
export const DESCRIPTION_LENGTH = { min: 70, max: 160 };

const TEXT_FIELDS = {
  docs: ['id', 'title', 'description'],
  blog: ['slug', 'title', 'description', 'date'],
};

const LIST_FIELDS = {
  docs: ['keywords'],
  blog: ['keywords', 'authors', 'tags'],
};

/** Front matter is complete, and the description fit for a result list. */
export function checkFrontMatter(page: ProsePage): Problem[] {
  const { frontMatter, kind } = page;
  const problems: Problem[] = [];
  const report = (field: string, message: string): void => {
    problems.push(problemAtField(page, field, 'front-matter', message));
  };
  for (const field of TEXT_FIELDS[kind]) {
    const value = frontMatter[field];
    if (typeof value !== 'string' || value.trim() === '') {
      report(field, `The front matter lacks "${field}", a text.`);
    }
  }
  for (const field of LIST_FIELDS[kind]) {
    const value = frontMatter[field];
    if (!Array.isArray(value) || value.length === 0) {
      report(field, `The front matter lacks "${field}", a list.`);
    }
  }
  const { description } = frontMatter;
  if (typeof description === 'string') {
    const { min, max } = DESCRIPTION_LENGTH;
    if (description.length < min || description.length > max) {
      report(
        'description',
        `The description has ${description.length} characters; ${min} to ${max} are shown completely in search results.`,
      );
    }
    if (!/[^.]\.$/.test(description)) {
      report('description', 'The description is one sentence with a period.');
    }
  }
  return problems;
}

/** No two pages of a version may describe themselves alike. */
export function checkUniqueDescriptions(
  pages: readonly ProsePage[],
): Problem[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page) => {
    const { description } = page.frontMatter;
    if (typeof description !== 'string') {
      return [];
    }
    const set = page.kind === 'blog' ? 'blog' : versionOfFile(page.file).name;
    const key = `${set}\n${description.trim().toLowerCase()}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, page.file);
      return [];
    }
    return [
      problemAtField(
        page,
        'description',
        'unique-description',
        `${first} has the same description. Say what this page alone answers.`,
      ),
    ];
  });
}
