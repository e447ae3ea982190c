/** Checks what pages state about releases: "since", ranges and "pin". */
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import {
  affects,
  issueAddress,
  knownIssues,
  NEWEST,
  type KnownIssue,
} from '../../src/data/knownIssues';
import type { PackageName } from '../../src/data/packageNames';
import { registry } from '../../src/data/registryMetadata';
import type { Page } from '../../src/site/mdx';
import type { Problem } from '../lib/problems';
import { historyClaims } from './historyClaims';
import { problemAt } from './page';

const SHEET = '@gorhom/bottom-sheet';

const PRODUCTS: Readonly<Record<string, PackageName>> = {
  reanimated: 'react-native-reanimated',
  'react native': 'react-native',
  'gesture handler': 'react-native-gesture-handler',
  worklets: 'react-native-worklets',
};

const SINCE =
  /\bsince (?:version |v)?(?:(Reanimated|React Native|Gesture Handler|Worklets) )?v?(\d+(?:\.\d+){1,2})\b/gi;
const RANGE = /\b(5\.\d+\.\d+) to (5\.\d+\.\d+)\b/g;
const PIN =
  /\b(?:pin|pins|pinned|pinning)\b(?! to\b)[^.;]{0,40}?\b(5\.\d+\.\d+)\b/gi;

/** Paragraphs and cells: what is stated in one place. */
const BLOCKS = new Set(['paragraph', 'tableCell', 'heading']);

/**
 * Checks one page: every release named after "since" was published and changed
 * what the sentence names, every range
 * next to the report of a known issue is the range of that issue, and advice to
 * pin a release links to the issues that the release has and the newest has not.
 */
export function checkVersionClaims(
  page: Page,
  issues: readonly KnownIssue[] = knownIssues,
): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Member') {
      problems.push(...checkMember(page, node));
    }
    if (!BLOCKS.has(node.type)) return;
    const text = toString(node);
    const urls = linksIn(node);
    const wrong = [
      ...checkSince(text),
      ...historyClaims(node).flatMap(({ problem }) => problem ?? []),
      ...checkRanges(text, urls, issues),
      ...checkPins(text, urls, issues),
    ];
    problems.push(
      ...wrong.map((message) => problemAt(page, node, 'version', message)),
    );
  });
  return problems;
}

function linksIn(node: Nodes): string[] {
  const urls: string[] = [];
  visit(node, 'link', ({ url }) => {
    urls.push(url);
  });
  return urls;
}

/** Whether a version, or a release line such as 5.2, was published. */
function isPublished(name: PackageName, version: string): boolean {
  const { versions } = registry.packages[name];
  return version.split('.').length === 3
    ? versions.includes(version)
    : versions.some((each) => each.startsWith(`${version}.`));
}

function checkSince(text: string): string[] {
  return [...text.matchAll(SINCE)].flatMap(
    ([phrase, product, version = '']) => {
      const name = PRODUCTS[(product ?? '').toLowerCase()] ?? SHEET;
      return isPublished(name, version)
        ? []
        : [`"${phrase}": ${name} ${version} was never published.`];
    },
  );
}

function checkMember(page: Page, node: Nodes): Problem[] {
  if (node.type !== 'mdxJsxFlowElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    attribute.name === 'since' &&
    typeof attribute.value === 'string' &&
    !isPublished(SHEET, attribute.value)
      ? [
          problemAt(
            page,
            node,
            'version',
            `since="${attribute.value}": ${SHEET} ${attribute.value} was never published.`,
          ),
        ]
      : [],
  );
}

function checkRanges(
  text: string,
  urls: readonly string[],
  issues: readonly KnownIssue[],
): string[] {
  const ranges = [...text.matchAll(RANGE)].map(([range]) => range);
  if (ranges.length === 0) return [];
  return issues
    .filter(({ links }) =>
      links.some((url) => url.includes('/issues/') && urls.includes(url)),
    )
    .flatMap((issue) => {
      const expected = `${issue.from} to ${issue.to}`;
      return ranges.includes(expected)
        ? []
        : [
            `"${ranges.join('", "')}": the known issue "${issue.id}" affects ${expected} (src/data/knownIssueRows.json).`,
          ];
    });
}

/** `../keyboard-handling.mdx#x` and `/keyboard-handling#x` are one address. */
function address(url: string): string {
  return url.replace(/^[./]+/, '').replace(/\.mdx?(?=#|$)/, '');
}

function checkPins(
  text: string,
  urls: readonly string[],
  issues: readonly KnownIssue[],
): string[] {
  return [...text.matchAll(PIN)].flatMap(([phrase, version = '']) => {
    if (!isPublished(SHEET, version)) {
      return [`"${phrase}": ${version} was never published.`];
    }
    return issues
      .filter(
        (issue) =>
          affects(issue, version) &&
          !affects(issue, NEWEST) &&
          issue.platforms.some((platform) => platform !== 'web'),
      )
      .filter((issue) => {
        const accepted = [
          ...issue.links,
          issue.page ?? '',
          issueAddress(issue),
        ];
        return !urls.some((url) =>
          accepted.some((each) => address(each) === address(url)),
        );
      })
      .map(
        (issue) =>
          `"${phrase}": ${version} has the known issue "${issue.id}", which ${NEWEST} has not. Say so, with a link to ${issueAddress(issue)}.`,
      );
  });
}
