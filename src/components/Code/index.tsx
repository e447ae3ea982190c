// Blocks of code, which are highlighted when the site is built, unlike the theme's, and
// the listeners of their buttons.
import { useMemo, type ReactNode } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';
import { watchOverflow } from '../../shared/watchOverflow';

/** The props that the remark plugin in `mdx/` makes of a fence. */
export interface Props {
  /** The fence's language. */
  readonly language: string;
  /** File name, shown above the code. */
  readonly title?: string;
  /** The highlighted code, HTML made at build time. */
  readonly html: string;
  /** The id of the compiled program, if the sample can run in the page. */
  readonly run?: string;
}

/** Makes the code reachable by keyboard until `watchOverflow` has measured it. */
const REACHABLE = { role: 'group', tabIndex: 0 } as const;

/** A block of code, highlighted at build time; `codeBlockActions.ts` serves its buttons. */
export default function CodeBlock({
  language,
  title,
  html,
  run,
}: Props): ReactNode {
  const name = title ?? 'code';
  // React writes the HTML again for each new object, equal or not, and the
  // reader's selection would be lost.
  const content = useMemo(() => ({ __html: html }), [html]);
  return (
    <div className={styles.block} data-language={language} data-title={title}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.tools}>
        {run !== undefined && (
          <button
            type="button"
            className={styles.run}
            aria-label={`Run ${name}`}
            aria-expanded="false"
            data-sample-id={run}
          >
            Run
          </button>
        )}
        <button
          type="button"
          className={styles.wrap}
          aria-label={`Wrap lines of ${name}`}
          title="Wrap lines"
          aria-pressed="false"
        >
          <span className={styles.wrapIcon} aria-hidden="true" />
        </button>
        <CopyButton label={`Copy ${name}`} />
      </div>
      <pre
        ref={watchOverflow}
        className={styles.code}
        {...REACHABLE}
        aria-label={name}
        translate="no"
      >
        <code dangerouslySetInnerHTML={content} />
      </pre>
    </div>
  );
}
