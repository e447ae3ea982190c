import type { ReactNode } from 'react';
import { parseInlineMarkdown } from './code/inline';
import { BASE_PATH } from '@site/src/site/basePath';

/** Renders the inline Markdown of findings. */
export default function InlineMarkdown({
  text,
}: {
  readonly text: string;
}): ReactNode {
  const parts = parseInlineMarkdown(text).map(
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
