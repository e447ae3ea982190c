import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Answer, Item } from './code/answer';
import type { CheckedProject } from './checkProject';
import { UNNAMED } from './code/input';
import CopyButton from '@site/src/components/CopyButton';
import Marks from './Marks';
import styles from './styles.module.css';
import { isTicked, tick } from './ticks';
import { TONES } from './tone';

/** Lines without the blanks that all of them start with. */
function dedent(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents, Infinity)));
}

/** The lines that something is said of, each with its code or its change. */
function Places({
  places,
  isMany,
}: Pick<PartProps, 'isMany'> & Pick<Item, 'places'>): ReactNode {
  const labelOf = (file: string, line: number) => (
    <span>{isMany ? `${file}, line ${line}` : `Line ${line}`} </span>
  );
  return (
    <ul className={styles.places}>
      {places.map(({ file, line, text, hunks }, index) => (
        <li key={index}>
          {hunks.map(({ line: first, removed, added }) => (
            <div key={first}>
              {labelOf(file, first)}
              <pre translate="no">
                <code>
                  {dedent([...removed, ...added]).map((code, at) => {
                    const Tag = at < removed.length ? 'del' : 'ins';
                    return <Tag key={at}>{code}</Tag>;
                  })}
                </code>
              </pre>
            </div>
          ))}
          {hunks.length === 0 && labelOf(file, line)}
          {hunks.length === 0 && text !== '' && (
            <code translate="no">{text}</code>
          )}
        </li>
      ))}
    </ul>
  );
}

const codes = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(', ');

/** What the reader has to do comes first. */
const PARTS = {
  decide: ['Decide', 'Only you know what you want here. Tick what is done.'],
  unknown: [
    'Check yourself',
    'The check could not follow these. Look at them yourself.',
  ],
  change: [
    'Changed for you',
    'The patch, and the code to copy, have these changes.',
  ],
  know: ['Different in v5', 'The code stays as it is.'],
} as const;

interface PartProps {
  readonly kind: keyof typeof PARTS;
  readonly items: readonly Item[];
  readonly isMany: boolean;
}

/** What tells a decision from others, also after the page is loaded again. */
const keyOf = (item: Item | undefined): string =>
  [
    item?.text,
    ...(item?.places ?? []).map(({ file, text }) => `${file} ${text}`),
  ].join('\n');

function Part({ kind, items, isMany }: PartProps): ReactNode {
  if (items.length === 0) return null;
  const [title, intro] = PARTS[kind];
  // What is done already, or only to be known, is there for who asks.
  const isOpen = kind === 'decide' || kind === 'unknown';
  return (
    <section aria-label={title}>
      <details open={isOpen}>
        <summary>{`${title} (${items.length})`}</summary>
        <p className={styles.intro}>{intro}</p>
        <ul className={clsx(styles.items, TONES[kind])}>
          {items.map(({ name, text, link, places }, index) => (
            <li key={`${name ?? ''} ${text}`}>
              {kind === 'decide' && (
                <input
                  type="checkbox"
                  defaultChecked={isTicked(keyOf(items[index]))}
                  onChange={({ target }) => {
                    tick(keyOf(items[index]), target.checked);
                  }}
                  aria-label={`Done: ${name ?? `point ${index + 1}`}`}
                />
              )}
              <div>
                <p>
                  {name !== undefined && (
                    <strong>
                      <Marks
                        text={link ? `[\`${name}\`](${link})` : codes([name])}
                      />
                    </strong>
                  )}{' '}
                  <Marks text={text} />
                </p>
                <Places places={places} isMany={isMany} />
              </div>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The changed files, to be copied. */
export function ChangedFiles({ changed }: Answer): ReactNode {
  const restOf = (isComplete: boolean, removed: readonly string[]) =>
    (isComplete
      ? ': nothing else has to be changed.'
      : ': changed as far as the checker can. What is listed below is still to do.') +
    (removed.length > 0
      ? ` Removed, because nothing uses it any more: ${codes(removed)}.`
      : '');
  return (
    changed.length > 0 && (
      <ul className={styles.files}>
        {changed.map(({ file, code, removed, isComplete }) => (
          <li key={file}>
            <p>
              <strong translate="no">{file}</strong>
              <Marks text={restOf(isComplete, removed)} />
            </p>
            <div className={styles.line}>
              <CopyButton
                label={`Copy ${file === UNNAMED ? 'the changed code' : `changed ${file}`}`}
                labelVisible
                getText={() => code}
              />
            </div>
            <details>
              <summary>Show it</summary>
              {/* What scrolls can be scrolled by keyboard. */}
              {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <pre tabIndex={0} role="region" aria-label={`${file}, changed`}>
                <code translate="no">{code}</code>
              </pre>
            </details>
          </li>
        ))}
      </ul>
    )
  );
}

interface DetailsProps {
  readonly code: Answer | undefined;
  /** Decisions that are not about a line of code. */
  readonly decisions: readonly Item[];
}

export function CodeDetails({ code, decisions }: DetailsProps): ReactNode {
  const { files = [], foreign = [] } = code ?? {};
  const isMany = files.length > 1;
  return (
    <>
      {foreign.length > 0 && (
        <p>{`Without an import of the library: ${foreign.join(', ')}.`}</p>
      )}
      <Part
        kind="decide"
        items={[...decisions, ...(code?.decisions ?? [])]}
        isMany={isMany}
      />
      <Part kind="unknown" items={code?.unknown ?? []} isMany={isMany} />
      <Part kind="change" items={code?.changes ?? []} isMany={isMany} />
      <Part kind="know" items={code?.notes ?? []} isMany={isMany} />
    </>
  );
}

const FileList = ({ files }: { readonly files: readonly string[] }) => (
  <ul translate="no">
    {files.map((file) => (
      <li key={file}>
        <code>{file}</code>
      </li>
    ))}
  </ul>
);

/** The files that there is nothing else to say of. */
export function FileLists({ untouched, unread }: CheckedProject): ReactNode {
  return (
    <>
      {untouched.length > 0 && (
        <details>
          <summary>{`Files with nothing to do (${untouched.length})`}</summary>
          <FileList files={untouched} />
        </details>
      )}
      {unread.length > 0 && (
        <details>
          <summary>{`Files that were not read (${unread.length})`}</summary>
          <ul>
            {unread.map(({ path, reason }) => (
              <li key={path}>
                <code translate="no">{path}</code>: <Marks text={reason} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
