import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { memberKey, loadApi, loadHistory } from '../../../shared/api';
import { nameHistory } from '../../../shared/api/memberHistory';
import { MEMBER_ATTRIBUTES } from '../../../shared/api/documentedMembers';
import { readStringAttributes } from '../../../shared/jsxAttributes';
import { jsxElement } from '../../../shared/mdxComponents';
import { sampleVersionOfFile } from '../../../site/versions';

/** Number of members from which a page gets a filter box. */
const LONG_PAGE = 10;

/**
 * Remark plugin: puts a filter box before the first section of pages that
 * describe many members, with the releases to choose from where not all of
 * them have every member. It must run before the plugin that replaces
 * `<Member>`.
 */
export default function memberFilter() {
  return (tree: Root, file: VFile): void => {
    const { name: version } = sampleVersionOfFile(file.path);
    const history = loadHistory(version);
    const members = tree.children.flatMap((node, index) => {
      const before = tree.children[index - 1];
      // The filter goes by headings of these levels, see `filter.ts`.
      const isFiltered =
        before?.type === 'heading' && [2, 3].includes(before.depth);
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Member')
        return [];
      if (!isFiltered) return [];
      const attributes = readStringAttributes(file, node, MEMBER_ATTRIBUTES);
      return memberKey(loadApi(version), attributes.of, attributes.name ?? '');
    });
    const first = tree.children.findIndex(
      (node) => node.type === 'heading' && node.depth === 2,
    );
    if (members.length < LONG_PAGE || first === -1) return;
    // The plugin that replaces the line reports a name that does not exist.
    const isYounger = members.some((key) => nameHistory(history, key)?.since);
    // The releases whose members are known, the newest first.
    const releases = history.releases
      .flatMap(({ release, unreadable }) => (unreadable ? [] : release))
      .reverse();
    const props = {
      count: String(members.length),
      releases: isYounger ? releases.join(' ') : undefined,
    };
    tree.children.splice(first, 0, jsxElement('MemberFilter', [], props));
  };
}
