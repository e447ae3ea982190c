import type { CSSProperties, ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  exampleAnchor,
  EXAMPLES,
  PLAYGROUND_FRAGMENT,
  titleOf,
  type Example,
} from '@site/src/shared/playground/examples';
import styles from './gallery.module.css';

interface Props {
  readonly example: Example | undefined;
  readonly onChoose: (example: Example | undefined) => void;
}

/**
 * Pictures of what the phone can run. They are links, which without scripts lead
 * to what the page says about each app.
 */
export default function Gallery({ example, onChoose }: Props): ReactNode {
  const pictures = useBaseUrl('/img/demos/gallery-');
  return (
    <nav
      className={styles.gallery}
      style={
        // A page loads the one of its mode.
        {
          '--light': `url(${pictures}light.webp)`,
          '--dark': `url(${pictures}dark.webp)`,
        } as CSSProperties
      }
      aria-label="Apps"
    >
      {[undefined, ...EXAMPLES].map((one, index) => (
        <a
          key={one ?? ''}
          href={one ? `#${exampleAnchor(one)}` : PLAYGROUND_FRAGMENT}
          aria-current={one === example || undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey) return;
            // The page stays where it is.
            event.preventDefault();
            onChoose(one);
          }}
        >
          <span style={{ '--sprite-index': index } as CSSProperties} />
          {titleOf(one ?? 'playground')}
        </a>
      ))}
    </nav>
  );
}
