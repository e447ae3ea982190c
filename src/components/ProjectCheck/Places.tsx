import type { ReactNode } from 'react';
import type { Place } from './code/check';
import styles from './styles.module.css';

/** Lines without the blanks that all of them start with. */
function dedent(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const common = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(common));
}

interface HunkProps {
  readonly label: string;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

function Diff({ label, removed, added }: HunkProps): ReactNode {
  const lines = dedent([...removed, ...added]);
  return (
    <>
      <span className={styles.lineOf}>{label}</span>
      <pre className={styles.diff} translate="no">
        <code>
          {lines.map((line, index) =>
            index < removed.length ? (
              <del key={index}>{line}</del>
            ) : (
              <ins key={index}>{line}</ins>
            ),
          )}
        </code>
      </pre>
    </>
  );
}

interface Props {
  readonly places: readonly Place[];
  /** More than one file is checked, so that a line needs its file's name. */
  readonly isMany: boolean;
}

/** The lines that something is said of, each with its code or its change. */
export default function Places({ places, isMany }: Props): ReactNode {
  const labelOf = (file: string, line: number) =>
    isMany ? `${file}, line ${line}` : `Line ${line}`;
  return (
    <ul className={styles.places}>
      {places.map(({ file, line, text, hunks }, index) => (
        <li key={index}>
          {hunks.map((hunk) => (
            <Diff
              key={hunk.line}
              label={labelOf(file, hunk.line)}
              removed={hunk.removed}
              added={hunk.added}
            />
          ))}
          {hunks.length === 0 && (
            <>
              <span className={styles.lineOf}>{labelOf(file, line)}</span>
              {text !== '' && <code translate="no">{text}</code>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
