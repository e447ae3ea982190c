import type { ReactNode } from 'react';
import { readInline } from './code/inline';
import { BASE_PATH } from '@site/src/site/basePath';

/** The address of a link of the rules, which are below the base path. */
export const hrefOf = (link: string): string => link.replace(/^\//, BASE_PATH);

/** A sentence in the little Markdown that the rules use. */
export default function Marks({ text }: { readonly text: string }): ReactNode {
  const parts = readInline(text).map((part, index) => {
    switch (part.kind) {
      case 'code':
        return (
          <code key={index} translate="no">
            {part.text}
          </code>
        );
      case 'strong':
        return <strong key={index}>{part.text}</strong>;
      case 'link':
        return (
          <a key={index} href={hrefOf(part.to)}>
            {part.isCode ? <code translate="no">{part.text}</code> : part.text}
          </a>
        );
      default:
        return part.text;
    }
  });
  return <span key={text}>{parts}</span>;
}
