import { useEffect, useRef, type ReactNode } from 'react';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import CopyButton from '@site/src/components/CopyButton';
import { fullScreenFragment } from './useFullScreen';
import styles from './onPhone.module.css';

/** The empty margin that the standard demands around a QR code, in modules. */
const QUIET_ZONE = 4;

/** Returns the published URL of the page: a phone cannot open one of this computer. */
const pageAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ??
  window.location.href.replace(/#.*/s, '');

interface Props {
  /** The fragment of the state that the demo is in. */
  readonly fragment: string;
}

/** The QR code of the address that opens a demo in full screen on a phone. */
export default function OnPhone({ fragment }: Props): ReactNode {
  const address = pageAddress() + fullScreenFragment(fragment);
  const code = generate(address);
  const size = code.size + 2 * QUIET_ZONE;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a low window it is below the visible part.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={card}
      className={styles.card}
      role="group"
      aria-label="On your phone"
    >
      <svg
        className={styles.code}
        role="img"
        aria-label="QR code of the address below"
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={toSvgPath(code)} />
      </svg>
      <p>Scan the code to open this demo in full screen.</p>
      <code className={styles.address} translate="no">
        {address}
      </code>
      <CopyButton label="Copy address" labelVisible getText={() => address} />
    </div>
  );
}
