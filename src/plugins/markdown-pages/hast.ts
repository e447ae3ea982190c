import { isTag, isText, type Element } from 'domhandler';
import type { Element as HastElement, ElementContent } from 'hast';
import { h } from 'hastscript';

/**
 * Turns an element of a built page into the tree that Markdown is made of.
 * Comments are left out.
 */
export function toHast({ name, attribs, children }: Element): HastElement {
  const content = children.flatMap((child): ElementContent[] => {
    if (isTag(child)) return [toHast(child)];
    return isText(child) ? [{ type: 'text', value: child.data }] : [];
  });
  return h(name, attribs, content);
}
