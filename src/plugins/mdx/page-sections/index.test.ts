import type { Element, Root, RootContent } from 'hast';
import { expect, test } from 'vitest';
import pageSections from '.';

const element = (
  tagName: string,
  ...children: Element['children']
): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const space: RootContent = { type: 'text', value: '\n' };
const component = (name: string): Element['children'][number] => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: [],
});

function nameOf(node: RootContent): string {
  if (node.type === 'element') {
    const isPart = node.properties.className !== undefined;
    return isPart
      ? `(${node.children.map(nameOf).filter(Boolean).join(' ')})`
      : node.tagName;
  }
  return (
    ('name' in node ? node.name : null) ??
    (node.type === 'text' ? '' : node.type)
  );
}

/** The names of a page's elements in order, those of a part in brackets. */
function outline(...nodes: RootContent[]): string {
  const tree: Root = {
    type: 'root',
    children: nodes.flatMap((node) => [node, space]),
  };
  pageSections()(tree);
  return tree.children.map(nameOf).filter(Boolean).join(' ');
}

const p = element('p');
const h2 = element('h2');
const h3 = element('h3');
const h4 = element('h4');

const demo = component('Demo');
const esm: RootContent = { type: 'mdxjsEsm', value: 'export const a = 1;' };
const inside = element('section', component('Playground'));

test.each([
  [
    'what stands between two headings is a part, the first screen is not',
    [p, h2, p, h3, p, element('dl'), h2, element('ul')],
    'p h2 p h3 (p dl) h2 (ul)',
  ],
  [
    'a heading right below another leaves no empty section',
    [h2, p, h2, h3, p],
    'h2 p h2 h3 (p)',
  ],
  [
    'smaller headings are within a section',
    [h2, h2, p, h4, p],
    'h2 h2 (p h4 p)',
  ],
  [
    'a smaller heading right below a heading stays next to it',
    [h2, h2, h3, h4, p, h4, p],
    'h2 h2 h3 h4 (p h4 p)',
  ],
  [
    'what only shows something is part of a section',
    [h2, h2, p, component('CodeBlock'), component('Platform')],
    'h2 h2 (p CodeBlock Platform)',
  ],
  [
    'what moves by itself stays out',
    [h2, h2, p, demo, p],
    'h2 h2 (p) Demo (p)',
  ],
  [
    'what moves by itself stays out, wherever it stands',
    [h2, h2, p, inside, p],
    'h2 h2 (p) section (p)',
  ],
  [
    "the page's imports and exports stay where they are",
    [h2, h2, p, esm],
    'h2 h2 (p) mdxjsEsm',
  ],
])('%s', (_, nodes, expected) => {
  expect(outline(...nodes)).toBe(expected);
});
