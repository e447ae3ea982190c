import type { ReactNode } from 'react';
import { readInline } from '@site/src/codeCheck/inline';
import { BASE_PATH } from '@site/src/site/basePath';

/** The address of a link of the rules, which are below the base path. */
export const hrefOf = (link: string): string => link.replace(/^\//, BASE_PATH);

/** A sentence in the little Markdown that the rules use. */
export default function Marks({ text }: { readonly text: string }): ReactNode {
  return readInline(text).map((part, index) => {
    switch (part.kind) {
      case 'code':
        return <code key={index}>{part.text}</code>;
      case 'strong':
        return <strong key={index}>{part.text}</strong>;
      case 'link':
        return (
          <a key={index} href={hrefOf(part.to)}>
            {part.isCode ? <code>{part.text}</code> : part.text}
          </a>
        );
      default:
        return part.text;
    }
  });
}
