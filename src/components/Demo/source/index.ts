import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import notes from './demoNotes.json';
import type { VFile } from 'vfile';
import { closestNames } from '../../../site/closestNames';
import { ROOT } from '../../../site/versions';
import { authorError } from '../../../shared/authorError';
import { readStringAttributes } from '../../../shared/jsxAttributes';

const DEMOS_FOLDER = path.join(ROOT, 'src/demos');
const EXTENSION = '.tsx';
/** The component whose first state is the demo of its name. */
const PLAYGROUND = 'Playground';
const NAMES: readonly (string | null)[] = ['Demo', PLAYGROUND];

function attachDemoSource(
  file: VFile,
  node: MdxJsxFlowElement,
  isFirst: boolean,
): void {
  const isPlayground = node.name === PLAYGROUND;
  const given = readStringAttributes(file, node, isPlayground ? [] : ['name']);
  const name = isPlayground ? PLAYGROUND.toLowerCase() : given.name;
  const short = node.children;
  if (
    isPlayground ? short.length > 0 : short.some(({ type }) => type !== 'code')
  ) {
    throw authorError(file, node, `<${node.name}> takes no such children.`);
  }
  if (name === undefined) {
    throw authorError(file, node, '<Demo> needs name="…".');
  }
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
    let isFirst = true;
    visit(tree, (node) => {
      if (node.type === 'heading' && node.depth > 1) {
        isFirst = false;
      }
      if (node.type === 'mdxJsxTextElement' && NAMES.includes(node.name)) {
        throw authorError(file, node, `put <${node.name}> on its own line.`);
      }
      if (node.type === 'mdxJsxFlowElement' && NAMES.includes(node.name)) {
        attachDemoSource(file, node, isFirst);
        isFirst = false;
      }
    });
  };
}
