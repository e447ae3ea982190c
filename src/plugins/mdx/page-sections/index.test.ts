import type { Root, RootContent } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import pageSections from '.';

/** An element, a component by a name with a capital, or `outer(inner)`. */
function nodeOf(name: string): RootContent {
  const [outer = '', ...inner] = name.split(/[()]/).filter(Boolean);
  return /^[A-Z]/.test(outer)
    ? { type: 'mdxJsxFlowElement', name: outer, attributes: [], children: [] }
    : h(outer, inner.map(nodeOf));
}

const nameOf = (node: RootContent): string => {
  if (node.type !== 'element') return 'name' in node ? (node.name ?? '') : '';
  const isPart = node.properties.className !== undefined;
  return isPart ? `(${namesOf(node.children)})` : node.tagName;
};

const namesOf = (nodes: RootContent[]): string =>
  nodes.map(nameOf).filter(Boolean).join(' ');

test.each([
  // What stands between two headings is a part, the first screen is not.
  ['p h2 p h3 p dl h2 ul', 'p h2 p h3 (p dl) h2 (ul)'],
  // A heading right below another leaves no empty part.
  ['h2 p h2 h3 p', 'h2 p h2 h3 (p)'],
  // Smaller headings are within a part, but for one right below a heading.
  ['h2 h2 p h4 p', 'h2 h2 (p h4 p)'],
  ['h2 h2 h3 h4 p h4 p', 'h2 h2 h3 h4 (p h4 p)'],
  // What only shows something is within, what moves by itself stays out.
  ['h2 h2 p CodeBlock Platform', 'h2 h2 (p CodeBlock Platform)'],
  ['h2 h2 p Demo p', 'h2 h2 (p) Demo (p)'],
  ['h2 h2 p section(Playground) p', 'h2 h2 (p) section (p)'],
])('the parts of %s are %s', (names, expected) => {
  const space: RootContent = { type: 'text', value: '\n' };
  const children = names.split(' ').flatMap((name) => [nodeOf(name), space]);
  const tree: Root = { type: 'root', children };
  pageSections()(tree);
  expect(namesOf(tree.children)).toBe(expected);
});
