import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { textOf } from './page';

function onOneLine(code: string): string {
  return (
    code
      .trim()
      .replaceAll(/\s*\n\s*/g, '\n')
      .replaceAll(/([<([])\n/g, '$1')
      .replaceAll(/,?\n([>)\]])/g, '$1')
      .replaceAll(/\s+/g, ' ')
      // A union laid out line by line begins with a bar.
      .replaceAll(/(^|=>|[<([=:,])( ?)\| /g, '$1$2')
  );
}

/**
 * Writes inline code that the page lays out on several lines, as long types
 * are, on one.
 *
 * @param root - the page's content, which is changed
 */
export function joinCodeLines(root: Root): void {
  visit(root, 'element', (node) => {
    if (node.tagName === 'pre') {
      return SKIP;
    }
    const code = node.tagName === 'code' ? textOf(node) : '';
    if (code.includes('\n')) {
      node.children = [{ type: 'text', value: onOneLine(code) }];
    }
    return undefined;
  });
}
