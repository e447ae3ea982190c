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
 * Pictures of the apps that the phone can run. They are links, which without scripts lead
 * to the descriptions of the apps in the page.
 */
export default function Gallery({ example, onChoose }: Props): ReactNode {
  const pictures = useBaseUrl('/img/demos/gallery-');
  return (
    <nav
      className={styles.gallery}
      style={
        // The browser loads the one of the page's mode.
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
            // The link would scroll the page.
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
