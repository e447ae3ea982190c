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

const [p, h2, h3] = [element('p'), element('h2'), element('h3')];

test('what stands between two headings is a part, the first screen is not', () => {
  expect(outline(p, h2, p, h3, p, element('dl'), h2, element('ul'))).toBe(
    'p h2 p h3 (p dl) h2 (ul)',
  );
});

test('a heading right below another leaves no empty section', () => {
  expect(outline(h2, p, h2, h3, p)).toBe('h2 p h2 h3 (p)');
});

test('smaller headings are within a section', () => {
  expect(outline(h2, h2, p, element('h4'), p)).toBe('h2 h2 (p h4 p)');
});

test('a smaller heading right below a heading stays next to it', () => {
  expect(outline(h2, h2, h3, element('h4'), p, element('h4'), p)).toBe(
    'h2 h2 h3 h4 (p h4 p)',
  );
});

test('what only shows something is part of a section', () => {
  expect(
    outline(h2, h2, p, component('CodeBlock'), component('Platform')),
  ).toBe('h2 h2 (p CodeBlock Platform)');
});

test('what moves by itself stays out, wherever it stands', () => {
  expect(outline(h2, h2, p, component('Demo'), p)).toBe('h2 h2 (p) Demo (p)');
  const inside = element('section', component('Playground'));
  expect(outline(h2, h2, p, inside, p)).toBe('h2 h2 (p) section (p)');
});

test("the page's imports and exports stay where they are", () => {
  const esm: RootContent = { type: 'mdxjsEsm', value: 'export const a = 1;' };
  expect(outline(h2, h2, p, esm)).toBe('h2 h2 (p) mdxjsEsm');
});
