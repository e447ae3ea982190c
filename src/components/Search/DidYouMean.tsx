import { Fragment, type ReactNode } from 'react';

interface Props {
  readonly words: readonly string[] | undefined;
  readonly className: string;
  readonly onChoose: (word: string) => void;
}

/** Known words near to a query that finds nothing. */
export default function DidYouMean({
  words = [],
  className,
  onChoose,
}: Props): ReactNode {
  if (words.length === 0) return null;
  return (
    <p className="DocSearch-Help" data-suggestions>
      Did you mean{' '}
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && <span>, </span>}
          <button
            type="button"
            className={className}
            onClick={() => {
              onChoose(word);
            }}
          >
            {word}
          </button>
        </Fragment>
      ))}
      ?
    </p>
  );
}
