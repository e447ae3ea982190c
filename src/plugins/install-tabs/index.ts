import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { PACKAGE_MANAGERS } from '../../data/packageManagers';
import { authorError } from '../shared/fail';
import { readStringAttributes } from '../shared/jsxAttributes';
import { installCommand, parsePackages } from './commands';

function commandFences(file: VFile, node: MdxJsxFlowElement): Code[] {
  const { packages } = readStringAttributes(file, node, ['packages']);
  if (node.children.length > 0) {
    throw authorError(file, node, '<Install> takes no children.');
  }
  if (packages === undefined) {
    throw authorError(file, node, '<Install> needs packages="…".');
  }
  let specifiers: string[];
  try {
    specifiers = parsePackages(packages);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw authorError(file, node, `<Install>: ${reason}`);
  }
  return PACKAGE_MANAGERS.map((manager) => ({
    type: 'code',
    lang: 'bash',
    value: installCommand(manager, specifiers),
    position: node.position,
  }));
}

/**
 * Remark plugin: gives each `<Install packages="…" />` one bash fence per
 * package manager as its children, in the order of the list of managers, so
 * that all commands are in the page's HTML.
 *
 * @throws Error naming file, line and cure on a malformed `<Install>`
 */
export default function installTabs() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'Install') {
        throw authorError(file, node, 'put <Install> on a line of its own.');
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Install') {
        node.children = commandFences(file, node);
        node.attributes = [];
      }
    });
  };
}
