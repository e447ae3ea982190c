import type { Element, ElementContent, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from './page';

const isBadge = (node: ElementContent): boolean =>
  node.type === 'element' && node.properties.dataPlatform !== undefined;

const isBlank = (node: ElementContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

const text = (value: string): Text => ({ type: 'text', value });

/** The number of nodes from `start` on that are badges, or blanks between. */
function countBadges(children: readonly ElementContent[], start: number) {
  let count = 0;
  children.slice(start).every((node, index) => {
    count = isBadge(node) ? index + 1 : count;
    return isBadge(node) || isBlank(node);
  });
  return count;
}

function inWords(parent: Element): ElementContent[] {
  const result: ElementContent[] = [];
  const { children } = parent;
  for (let index = 0; index < children.length; index += 1) {
    const count = countBadges(children, index);
    const node = children[index];
    if (node === undefined || count === 0) {
      result.push(...(node === undefined ? [] : [node]));
      continue;
    }
    const names = children
      .slice(index, index + count)
      .filter(isBadge)
      .map((badge) => textOf(badge).trim())
      .join(', ');
    index += count - 1;
    const last = result.findLast((each) => !isBlank(each));
    if (last !== undefined) {
      const gap = /\s$/.test(textOf(last)) ? '' : ' ';
      result.push(text(`${result.at(-1) === last ? gap : ''}(${names})`));
    } else if (children.slice(index + 1).every(isBlank)) {
      result.push(text(names));
    } else {
      result.push(text(`${names}:`));
    }
  }
  return result;
}

/**
 * Writes platform badges as words, since nothing sets a badge off in Markdown:
 * "(iOS)" after what it is about, and "iOS:" where a block begins with it.
 *
 * @param root - the page's content, which is changed
 */
export function writeBadges(root: Root): void {
  visit(root, 'element', (node) => {
    if (node.children.some(isBadge)) {
      node.children = inWords(node);
    }
  });
}
