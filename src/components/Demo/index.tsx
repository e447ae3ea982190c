// `<Demo>`: a sample that runs in a phone next to its code. `playground/` has
// `<Playground>`.
import { useId, useRef, useState, type ReactNode } from 'react';
import Platform from '@site/src/components/Platform';
import Phone from './Phone';
import ViewToggle from './ViewToggle';
import styles from './styles.module.css';
import { useSnackAddress } from '@site/src/shared/sandbox/snack';

interface Props {
  /** The demo's name: its file in `src/demos` without the extension. */
  readonly name: string;
  /** How the web differs from iOS and Android. `demoSource` sets this and the next two. */
  readonly note?: string;
  /** Whether it is on the page's first screen. */
  readonly isFirst?: boolean;
  /** Whether the shortest program that does the same comes first. */
  readonly hasShort?: boolean;
  /** The blocks of code, the last of which is the demo's. */
  readonly children?: ReactNode;
}

const DEMO_SIDES = ['Demo', 'Code'] as const;
const PROGRAMS = ['Short', 'Whole'] as const;

/** A runnable sample: the sheet in a phone's frame next to the code that runs. */
export default function Demo({
  name,
  note,
  isFirst,
  hasShort = false,
  children,
}: Props): ReactNode {
  const [shown, setShown] = useState<(typeof DEMO_SIDES)[number]>('Demo');
  const [program, setProgram] = useState<(typeof PROGRAMS)[number]>(
    hasShort ? 'Short' : 'Whole',
  );
  const code = useRef<HTMLDivElement>(null);
  const block = program === 'Whole' ? 'last' : 'first';
  const address = useSnackAddress(name, code, block);
  const id = useId();
  const title = name.replaceAll('-', ' ');

  return (
    <div
      role="figure"
      aria-label={`Live demo: ${title}`}
      data-demo={name}
      data-view={shown}
      className={styles.demo}
    >
      <ViewToggle
        className={styles.sides}
        id={id}
        sides={DEMO_SIDES}
        shown={shown}
        onShow={setShown}
      />
      <div className={styles.body}>
        <div id={`${id}Demo`} className={styles.demoSide}>
          <Phone name={name} isFirst={isFirst} />
        </div>
        <div id={`${id}Code`} className={styles.codeSide} ref={code}>
          {hasShort && (
            <ViewToggle
              className={styles.programs}
              sides={PROGRAMS}
              shown={program}
              onShow={setProgram}
            />
          )}
          <div data-program={program}>{children}</div>
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
