import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import notes from './demoNotes.json';
import type { VFile } from 'vfile';
import { closestNames } from '../../../site/closestNames';
import { ROOT } from '../../../site/versions';
import { authorError } from '../../../shared/authorError';
import { findComponents } from '../../../shared/mdxComponents';

const DEMOS_FOLDER = path.join(ROOT, 'src/demos');
const EXTENSION = '.tsx';

function attachDemoSource(
  file: VFile,
  node: MdxJsxFlowElement,
  name: string,
  isFirst: boolean,
): void {
  const source = path.join(DEMOS_FOLDER, name + EXTENSION);
  if (!/^[a-z0-9-]+$/.test(name) || !fs.existsSync(source)) {
    const names = fs
      .readdirSync(DEMOS_FOLDER)
      .map((demo) => path.basename(demo, EXTENSION));
    throw authorError(
      file,
      node,
      `there is no demo "${name}" in src/demos; nearest: ${closestNames(name, names).join(', ')}.`,
    );
  }
  const short = node.children;
  const type = 'mdxJsxAttribute';
  const value = new Map(Object.entries(notes)).get(name);
  if (value !== undefined) node.attributes.push({ type, name: 'note', value });
  if (isFirst) node.attributes.push({ type, name: 'isFirst' });
  if (short.length > 0) node.attributes.push({ type, name: 'hasShort' });
  node.children = [
    ...short,
    {
      type: 'code',
      lang: 'tsx',
      meta: `title="${name}${EXTENSION}"`,
      value: fs.readFileSync(source, 'utf8').trimEnd(),
      data: { folds: true },
      position: node.position,
    },
  ];
}

/**
 * Remark plugin: gives each `<Demo name="x" />` a fence with the source of `x.tsx`, so
 * that the code is in the page's HTML, and a note of how the web differs. A fence inside
 * it, the shortest program that does the same, stays before that code. `<Playground />`
 * gets the source of `playground.tsx`. A demo above the page's first heading is on the
 * first screen, and gets `isFirst`.
 *
 * @throws Error naming file, line, and the nearest names when there is no
 *   such demo
 */
export default function demoSource() {
  return (tree: Root, file: VFile): void => {
    const heading = tree.children.find(
      (node) => node.type === 'heading' && node.depth > 1,
    );
    const isFirst = ({ position }: MdxJsxFlowElement) =>
      heading?.position === undefined ||
      (position?.start.line ?? 0) < heading.position.start.line;
    for (const { node, attributes } of findComponents(
      tree,
      file,
      'Demo',
      ['name'],
      'code',
    )) {
      const { name = '' } = attributes;
      attachDemoSource(file, node, name, isFirst(node));
    }
    for (const { node } of findComponents(tree, file, 'Playground', [])) {
      attachDemoSource(file, node, 'playground', isFirst(node));
    }
  };
}
