import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Platform from '@site/src/components/Platform';
import snack from '@site/src/data/snack.json';
import Phone from './Phone';
import { snackAddress } from './snackAddress';
import styles from './styles.module.css';

interface Props {
  /** The demo's name: its file in `src/demos` without the extension. */
  readonly name: string;
  /** Where the web differs from iOS and Android; by the `demo-source` plugin. */
  readonly note?: string;
  /** The demo's code block, added by the `demo-source` plugin. */
  readonly children?: ReactNode;
}

const SIDES = ['Demo', 'Code'] as const;

/** A runnable sample: the sheet in a phone's frame beside the code that runs. */
export default function Demo({ name, note, children }: Props): ReactNode {
  const [shown, setShown] = useState<(typeof SIDES)[number]>('Demo');
  const [address, setAddress] = useState(snack.site);
  const code = useRef<HTMLDivElement>(null);
  const id = useId();
  const title = name.replaceAll('-', ' ');

  useEffect(() => {
    const source = code.current?.querySelector('pre code')?.textContent;
    if (typeof source === 'string') {
      setAddress(snackAddress(title, source, snack));
    }
  }, [title]);

  return (
    <div
      role="figure"
      aria-label={`Live demo: ${title}`}
      data-demo={name}
      data-shown={shown}
      className={styles.demo}
    >
      <div className={styles.sides} role="group" aria-label="Show">
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            className={styles.button}
            aria-pressed={shown === side}
            aria-controls={`${id}${side}`}
            onClick={() => {
              setShown(side);
            }}
          >
            {side}
          </button>
        ))}
      </div>
      <div className={styles.body}>
        <div id={`${id}Demo`} className={styles.demoSide}>
          <Phone name={name} />
        </div>
        <div id={`${id}Code`} className={styles.codeSide} ref={code}>
          {children}
          <p className={styles.links}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              Open in Snack
            </a>
            {note !== undefined && (
              <span className={styles.note}>
                <Platform name="web" /> {note}
              </span>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}
