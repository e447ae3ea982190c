import { useEffect, useRef, type ReactNode } from 'react';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import CopyButton from '@site/src/components/CopyButton';
import { fullScreenFragment } from './useFullScreen';
import styles from './onPhone.module.css';

/** What a reader of QR codes needs free around one, in modules. */
const QUIET_ZONE = 4;

/** The page's published address: a phone cannot open one of this computer. */
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
    // Below the phone of a low window nobody would see it.
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
