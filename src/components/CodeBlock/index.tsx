// Ejected for its weight: the theme highlights code in the browser, the site when it
// is built.
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** What the `code-highlight` plugin makes of a fence. */
export interface Props {
  /** The fence's language. */
  readonly language: string;
  /** File name, shown above the code. */
  readonly title?: string;
  /** The highlighted code, HTML made at build time. */
  readonly html: string;
}

interface Overflow {
  readonly isWide: boolean;
  readonly isTall: boolean;
}

/** Whether the element's content is larger than it is, kept current. */
function useOverflow(ref: RefObject<HTMLElement | null>): Overflow {
  // Until it is measured the code must be reachable by keyboard.
  const [isWide, setWide] = useState(true);
  const [isTall, setTall] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      const isWider = element.scrollWidth > element.clientWidth;
      const isTaller = element.scrollHeight > element.clientHeight;
      startTransition(() => {
        setWide(isWider);
        setTall(isTaller);
      });
    });
    observer.observe(element);
    // A fold that is opened makes the code taller, and not its box.
    [...element.children].forEach((child) => {
      observer.observe(child);
    });
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return { isWide, isTall };
}

/** A block of code, highlighted at build time. */
export default function CodeBlock({ language, title, html }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const { isWide, isTall } = useOverflow(pre);
  const [wraps, setWraps] = useState(false);
  const name = title ?? 'code';
  // React writes the HTML again for each new object, equal or not, and the
  // reader's selection would be lost.
  const content = useMemo(() => ({ __html: html }), [html]);

  const getText = useCallback((): string => {
    const code = pre.current?.cloneNode(true) as HTMLElement | undefined;
    code?.querySelectorAll('del').forEach((line) => {
      line.remove();
    });
    return code?.textContent ?? '';
  }, []);

  return (
    <div className={styles.block} data-language={language} data-title={title}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.tools}>
        {(isWide || wraps) && (
          <button
            type="button"
            className={styles.wrap}
            aria-label={`Wrap lines of ${name}`}
            title="Wrap lines"
            aria-pressed={wraps}
            onClick={() => {
              setWraps(!wraps);
            }}
          >
            <span className={styles.wrapIcon} aria-hidden="true" />
          </button>
        )}
        <CopyButton label={`Copy ${name}`} getText={getText} />
      </div>
      <pre
        ref={pre}
        className={styles.code}
        data-wraps={wraps || undefined}
        // Only a region that scrolls needs a stop of the Tab key.
        {...((isWide || isTall) && {
          tabIndex: 0,
          role: 'group',
          'aria-label': name,
        })}
      >
        <code dangerouslySetInnerHTML={content} />
      </pre>
    </div>
  );
}
