/** Finds headings that promise a member which the version does not have. */
import type { Problem } from '../lib/problems';
import { exportNames, loadApi, nearest, ownMembers } from '../../src/api';
import type { DocumentedPage } from '../../src/api/pages';
import {
  API_VERSIONS,
  type ApiFacts,
  type ApiVersion,
} from '../../src/api/types';

/** @returns a problem at the start of a line, as the API checks report them */
export function apiProblem(
  file: string,
  line: number,
  rule: string,
  message: string,
): Problem {
  return { file, line, column: 1, rule, message };
}

/**
 * @returns one problem per heading in backticks that names a member of another
 *   version, or, on a page that documents members, no member at all
 */
export function staleHeadings(
  api: ApiFacts,
  version: ApiVersion,
  page: DocumentedPage,
): Problem[] {
  const documented = new Set(page.members.map((member) => member.heading));
  const here = memberNames(api);
  const others = API_VERSIONS.filter((other) => other !== version);
  return page.headings.flatMap((heading) => {
    const name = heading.text.replace(/\(\)$/, '');
    if (
      !heading.isCode ||
      documented.has(heading) ||
      !/^[A-Za-z_$][\w$]*$/.test(name)
    ) {
      return [];
    }
    const elsewhere = others.filter((other) =>
      memberNames(loadApi(other)).has(name),
    );
    if (!here.has(name) && elsewhere.length > 0) {
      return [
        apiProblem(
          page.file,
          heading.line,
          'api-stale',
          `\`${name}\` is not in ${api.package} ${api.version}; it is in ${elsewhere.join(' and ')}.`,
        ),
      ];
    }
    if (page.members.length === 0) return [];
    return [
      apiProblem(
        page.file,
        heading.line,
        'api-heading',
        here.has(name)
          ? `The section \`${name}\` has no <Member … name="${name}" /> line.`
          : `\`${name}\` is not a member in ${api.package} ${api.version}. Nearest: ${nearest(name, here).join(', ')}.`,
      ),
    ];
  });
}

function memberNames(api: ApiFacts): Set<string> {
  const exports = exportNames(api);
  return new Set([
    ...exports,
    ...exports.flatMap((name) => [
      ...Object.keys(ownMembers(api, name)),
      ...Object.keys(api.enums[name]?.members ?? {}),
    ]),
  ]);
}
