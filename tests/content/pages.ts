import { routeOf } from '../../scripts/check/pages';
import { readDocumentedPage } from '../../src/shared/api/pages';
import { contentFiles } from '../../src/site/content';
import { parsePage, readPage, type Page } from '../../src/site/mdx';
import { versionOfDocs } from '../../src/site/versions';
import { formatProblem, type Problem } from '../../scripts/lib/problems';

/** Every page of docs and blog as it is in the repository. */
export const readPages = (): Page[] => contentFiles().map(readPage);

let anchors: Map<string, Set<string>> | undefined;

/** The anchors of each page by its route; the page's top is the empty one. */
function anchorsOfPages(): Map<string, Set<string>> {
  return (anchors ??= new Map(
    readPages().map((page) => {
      const { docs = 'blog' } = versionOfDocs(page.file) ?? {};
      const { headings } = readDocumentedPage(page, docs);
      return [routeOf(page), new Set(headings.map(({ id }) => id))];
    }),
  ));
}

/** What is wrong with `/page#anchor`; nothing for an address that exists. */
export function faultOf(address: string): string | undefined {
  const [route = '', anchor = ''] = address.replace(/^\//, '').split('#');
  const found = anchorsOfPages().get(route);
  if (found === undefined) return `${address}: there is no page /${route}`;
  return found.has(anchor)
    ? undefined
    : `${address}: the page has no such anchor`;
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
