import type { ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Shorter code fits into the narrowest column. */
const LONG_CODE = /[^\s]{12}/;
/** Matches positions at which a name may break: before a capital, after a sign. */
const BREAKS = /(?<=[a-z\d])(?=[A-Z])|(?<=[(.[/])(?=\w)/;

function withBreaks(text: string): ElementContent[] {
  return text.split(BREAKS).flatMap((value, index): ElementContent[] => {
    const part = { type: 'text', value } as const;
    const stop = { type: 'element', tagName: 'wbr', properties: {} } as const;
    return index === 0 ? [part] : [{ ...stop, children: [] }, part];
  });
}

/**
 * Rehype plugin: lets long names in the cells of tables break before their capitals
 * and after brackets, so that a narrow column does not break them elsewhere.
 */
export default function tableCode() {
  return (tree: Root): void => {
    visit(tree, { type: 'element', tagName: 'td' }, (cell) => {
      visit(cell, { type: 'element', tagName: 'code' }, (code) => {
        code.children = code.children.flatMap((child) =>
          child.type === 'text' && LONG_CODE.test(child.value)
            ? withBreaks(child.value)
            : [child],
        );
      });
    });
  };
}
