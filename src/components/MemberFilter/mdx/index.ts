import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import type { VFile } from 'vfile';
import { keyOf, loadApi } from '../../../shared/api';
import { loadHistory } from '../../../shared/api/history';
import { MEMBER_ATTRIBUTES } from '../../../shared/api/pages';
import { readStringAttributes } from '../../../shared/jsxAttributes';
import { jsxElement } from '../../../shared/mdxComponents';
import { nameHistory } from '../../../shared/api/memberHistory';
import type { ApiVersion } from '../../../site/versionNames';
import { ROOT, versionOfFile } from '../../../site/versions';

/** With fewer members than this a page is quicker read than filtered. */
const LONG_PAGE = 10;

/** The filter goes by headings of these levels, see `filter.ts`. */
const FILTERED: readonly Heading['depth'][] = [2, 3];

/**
 * Remark plugin: puts a filter box before the first section of pages that
 * describe many members, with the releases to choose from where not all of
 * them have every member. It must run before the plugin that replaces
 * `<Member>`.
 */
export default function memberFilter() {
  return (tree: Root, file: VFile): void => {
    const members = tree.children.filter(
      (node, index): node is MdxJsxFlowElement =>
        isFiltered(node, tree.children[index - 1]),
    );
    const first = tree.children.findIndex(
      (node) => node.type === 'heading' && node.depth === 2,
    );
    if (members.length < LONG_PAGE || first === -1) {
      return;
    }
    const { name } = versionOfFile(path.relative(ROOT, file.path));
    const props = {
      count: String(members.length),
      ...(members.some((node) => isYounger(file, node, name))
        ? { releases: releasesOf(name).join(' ') }
        : {}),
    };
    tree.children.splice(first, 0, jsxElement('MemberFilter', [], props));
  };
}

function isFiltered(
  node: RootContent,
  before: RootContent | undefined,
): boolean {
  return (
    node.type === 'mdxJsxFlowElement' &&
    node.name === 'Member' &&
    before?.type === 'heading' &&
    FILTERED.includes(before.depth)
  );
}

/** A name that does not exist is left to the plugin that replaces the line. */
function isYounger(
  file: VFile,
  node: MdxJsxFlowElement,
  version: ApiVersion,
): boolean {
  const attributes = readStringAttributes(file, node, MEMBER_ATTRIBUTES);
  const { of, name = '' } = attributes;
  const key = keyOf(loadApi(version), of, name);
  return nameHistory(loadHistory(version), key)?.since !== undefined;
}

/** The releases whose members are known, the newest first. */
function releasesOf(version: ApiVersion): string[] {
  return loadHistory(version)
    .releases.filter(({ unreadable }) => unreadable === undefined)
    .map(({ release }) => release)
    .reverse();
}
