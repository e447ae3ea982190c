import { useId, type ReactNode } from 'react';
import type { Answer, ChangedFile, Item } from './code/answer';
import { UNNAMED } from './code/input';
import CopyButton from '@site/src/components/CopyButton';
import Marks, { hrefOf } from './Marks';
import Places from './Places';
import styles from './styles.module.css';

interface PartProps {
  readonly title: string;
  readonly intro: string;
  readonly items: readonly Item[];
  readonly isMany: boolean;
  readonly kind: 'decide' | 'change' | 'unknown' | 'know';
}

function Part({ title, intro, items, isMany, kind }: PartProps): ReactNode {
  const id = useId();
  if (items.length === 0) return null;
  // What is done already, or only to be known, is there for who asks.
  const isOpen = kind === 'decide' || kind === 'unknown';
  return (
    <section aria-labelledby={id}>
      <details open={isOpen}>
        <summary id={id}>
          <span>{title}</span>{' '}
          <span className={styles.count}>{items.length}</span>
        </summary>
        <p className={styles.intro}>{intro}</p>
        <ul className={styles.items} data-kind={kind}>
          {items.map(({ name, text, link, places }, index) => (
            <li key={`${name ?? ''} ${text}`}>
              {kind === 'decide' && (
                <input
                  type="checkbox"
                  aria-label={`Done: ${name ?? `point ${index + 1}`}`}
                />
              )}
              <div>
                <p>
                  {name !== undefined && (
                    <strong className={styles.name}>
                      {link === undefined ? (
                        <code translate="no">{name}</code>
                      ) : (
                        <a href={hrefOf(link)}>
                          <code translate="no">{name}</code>
                        </a>
                      )}
                    </strong>
                  )}
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

function Names({ of: names }: { readonly of: readonly string[] }): ReactNode {
  return names.map((name, index) => (
    <span key={name}>
      <code translate="no">{name}</code>
      <span>{index < names.length - 1 ? ', ' : ''}</span>
    </span>
  ));
}

function Changed({ file, code, removed, isComplete }: ChangedFile): ReactNode {
  return (
    <li>
      <p>
        <strong translate="no">{file}</strong>
        <span>
          {isComplete
            ? ': nothing else has to be changed.'
            : ': changed as far as the checker can. What is listed below is still to do.'}
        </span>
        {removed.length > 0 && (
          <span key={removed.join()}>
            {' '}
            Removed, because nothing uses it any more: <Names of={removed} />.
          </span>
        )}
      </p>
      <div className={styles.line}>
        <CopyButton
          label={
            file === UNNAMED ? 'Copy the changed code' : `Copy changed ${file}`
          }
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
  );
}

/** The changed files, to be copied. */
export function ChangedFiles({
  of: files,
}: {
  readonly of: readonly ChangedFile[];
}): ReactNode {
  return (
    files.length > 0 && (
      <ul className={styles.files}>
        {files.map((each) => (
          <Changed key={each.file} {...each} />
        ))}
      </ul>
    )
  );
}

/** The rest of the answer: what the reader has to do comes first. */
export function CodeDetails({
  answer,
}: {
  readonly answer: Answer;
}): ReactNode {
  const isMany = answer.files.length > 1;
  const { decisions, changes, unknown, notes, older, foreign } = answer;
  return (
    <>
      {older.length > 0 && (
        <p key={older.join()}>
          v4 does not have <Names of={older} />: this looks like code of v3 or
          v2. Choose that version above.
        </p>
      )}
      {foreign.length > 0 && (
        <p>{`Without an import of the library: ${foreign.join(', ')}.`}</p>
      )}
      <Part
        title="Decide"
        intro="Only you know what you want here. Tick what is done."
        items={decisions}
        isMany={isMany}
        kind="decide"
      />
      <Part
        title="Not followed"
        intro="The checker reads each file by itself. Check these yourself."
        items={unknown}
        isMany={isMany}
        kind="unknown"
      />
      <Part
        title="Changed for you"
        intro="The code to copy has these changes."
        items={changes}
        isMany={isMany}
        kind="change"
      />
      <Part
        title="Different in v5"
        intro="The code stays as it is."
        items={notes}
        isMany={isMany}
        kind="know"
      />
    </>
  );
}
