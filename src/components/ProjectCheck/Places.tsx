import type { ReactNode } from 'react';
import type { Place } from './code/check';
import styles from './styles.module.css';

/** Lines without the blanks that all of them start with. */
function dedent(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents, Infinity)));
}

interface Props {
  readonly places: readonly Place[];
  /** More than one file is checked, so that a line needs its file's name. */
  readonly isMany: boolean;
}

/** The lines that something is said of, each with its code or its change. */
export default function Places({ places, isMany }: Props): ReactNode {
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
