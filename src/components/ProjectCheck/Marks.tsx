import type { ReactNode } from 'react';
import { readInline } from './code/inline';
import { BASE_PATH } from '@site/src/site/basePath';

/** A sentence in the little Markdown that the engines use. */
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
          <a key={index} href={part.to?.replace(/^\//, BASE_PATH)}>
            {part.isCode ? <code translate="no">{part.text}</code> : part.text}
          </a>
        );
      case 'text':
        return part.text;
    }
  });
  return <span key={text}>{parts}</span>;
}
