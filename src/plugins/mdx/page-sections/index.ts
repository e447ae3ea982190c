import type { Element, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

/** Components that stand in the text like a paragraph, margins and all. */
const PASSIVE = new Set(['CodeBlock', 'Platform']);

const isTag = (node: RootContent, ...names: string[]): boolean =>
  node.type === 'element' && names.includes(node.tagName);

const isHeading = (node: RootContent) => isTag(node, 'h2', 'h3');

/** Whether it is more than the space between two elements. */
function isContent(node: RootContent): boolean {
  return node.type === 'element' || node.type === 'mdxJsxFlowElement';
}

/** Whether a component in it measures or moves something of the page. */
function isActive(node: RootContent): boolean {
  let found = false;
  visit(node, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (inner) => {
    const name = 'name' in inner ? inner.name : null;
    found ||= name != null && /^[A-Z]/.test(name) && !PASSIVE.has(name);
  });
  return found;
}

const toSection = (children: RootContent[]): Element =>
  h('div', { className: ['page-section'] }, children as Element['children']);

/**
 * Rehype plugin: puts what stands between two headings into an element of the
 * class `page-section`, which the browser need not lay out while it is far below the
 * screen (`content-visibility` in `src/css/docs.css`). What links and the table of
 * contents go by stays outside, as do the first screen and a component that must
 * know its place.
 */
export default function pageSections() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    let headings = 0;
    let run: RootContent[] = [];
    const closeSection = () => {
      children.push(...(run.some(isContent) ? [toSection(run)] : run));
      run = [];
    };
    for (const node of tree.children) {
      headings += isHeading(node) ? 1 : 0;
      // A heading's margin collapses with that of a subheading right below it,
      // and would not with that of a section.
      const stays =
        isHeading(node) ||
        node.type === 'mdxjsEsm' ||
        (isTag(node, 'h4') && !run.some(isContent));
      if (headings < 2 || stays || isActive(node)) {
        closeSection();
        children.push(node);
      } else {
        run.push(node);
      }
    }
    closeSection();
    tree.children = children;
  };
}
