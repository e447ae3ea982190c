import type { ReactNode } from 'react';
import { readInline } from './code/inline';
import { BASE_PATH } from '@site/src/site/basePath';

/** A sentence in the little Markdown that the engines use. */
export default function Marks({ text }: { readonly text: string }): ReactNode {
  const parts = readInline(text).map(
    ({ kind, text: own, to, isCode }, index) => {
      const code = (
        <code key={index} translate="no">
          {own}
        </code>
      );
      if (kind === 'code') return code;
      if (kind === 'strong') return <strong key={index}>{own}</strong>;
      if (to === undefined) return own;
      return (
        <a key={index} href={to.replace(/^\//, BASE_PATH)}>
          {isCode ? code : own}
        </a>
      );
    },
  );
  return <span key={text}>{parts}</span>;
}
