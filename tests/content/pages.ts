import { routeOf } from '../../scripts/check/pages';
import { readDocumentedPage } from '../../src/shared/api/documentedMembers';
import { contentFiles } from '../../src/site/contentFiles';
import { readMdxPage, type MdxPage } from '../../src/site/mdx';
import { docsVersionOfFile } from '../../src/site/versions';
import { formatProblem, type Problem } from '../../scripts/lib/problems';

/** Reads every page of docs and blog from the repository. */
export const readPages = (): MdxPage[] => contentFiles().map(readMdxPage);

/** Anchors of each page by its route. The empty anchor is the top. */
let anchors: Map<string, Set<string>> | undefined;

/**
 * Says what is wrong with a link `/page#anchor`.
 *
 * @returns undefined if the target exists
 */
export function brokenLinkReason(address: string): string | undefined {
  anchors ??= new Map(
    readPages().map((page) => {
      const { docs = 'blog' } = docsVersionOfFile(page.file) ?? {};
      const { headings } = readDocumentedPage(page, docs);
      return [routeOf(page), new Set(headings.map(({ id }) => id))];
    }),
  );
  const [route = '', anchor = ''] = address.replace(/^\//, '').split('#');
  const found = anchors.get(route);
  if (found === undefined) return `${address}: there is no page /${route}`;
  return found.has(anchor)
    ? undefined
    : `${address}: the page has no such anchor`;
}

/** Formats problems for the failure message of an assertion. */
export const formatProblems = (problems: readonly Problem[]): string[] =>
  problems.map(formatProblem);
