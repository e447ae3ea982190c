import type { Nodes, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../lib/problems';
import { problemAt, type ProsePage } from './page';

const EMOJI = /\p{Extended_Pictographic}/u;

/** Levels go down one at a time below the title, which is the only h1. */
export function checkHeadings(page: ProsePage): Problem[] {
  const problems: Problem[] = [];
  let previous = 1;
  for (const { node, text } of page.headings) {
    if (node.depth === 1) {
      problems.push(
        problemAt(
          page,
          node,
          'heading-title',
          `"${text}" is a second h1: the title of the front matter is the first. Use ##.`,
        ),
      );
    } else if (node.depth > previous + 1) {
      problems.push(
        problemAt(
          page,
          node,
          'heading-order',
          `"${text}" skips from level ${previous} to ${node.depth}. Use ${'#'.repeat(previous + 1)}.`,
        ),
      );
    }
    if (EMOJI.test(text)) {
      problems.push(
        problemAt(page, node, 'heading-emoji', `"${text}" has an emoji.`),
      );
    }
    previous = node.depth;
  }
  return problems;
}

/** Two admonitions in a row make the reader skip both. */
export function checkAdmonitions(page: ProsePage): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node: Nodes) => {
    if (!('children' in node)) {
      return;
    }
    const children: readonly Nodes[] = (node as Parent).children;
    children.forEach((child, index) => {
      if (
        child.type === 'containerDirective' &&
        children[index - 1]?.type === 'containerDirective'
      ) {
        problems.push(
          problemAt(
            page,
            child,
            'admonition-row',
            'Two admonitions in a row. Merge them, or make one prose.',
          ),
        );
      }
    });
  });
  return problems;
}
