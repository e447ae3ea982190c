import { Fragment, type ReactNode } from 'react';
import { BASE_PATH } from '@site/src/site/basePath';
import type { Note } from '@site/src/versionCheck';

/** A text whose parts in backticks are code. */
export function Text({ text }: { readonly text: string }): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? (
        <Fragment key={index}>{part}</Fragment>
      ) : (
        <code key={index}>{part}</code>
      ),
    );
}

/** A text, and a link to more. */
export function Sentence({ text, link }: Note): ReactNode {
  return (
    <>
      <Text text={text} />
      {link !== undefined && (
        <>
          {' '}
          <a href={link.href.replace(/^\//, BASE_PATH)}>{link.text}</a>
        </>
      )}
    </>
  );
}
