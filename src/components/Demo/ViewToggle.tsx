import type { ReactNode } from 'react';
import phoneStyles from '@site/src/shared/sandbox/phone.module.css';

interface Props<Side extends string> {
  readonly className: string | undefined;
  /** Prefix of the ids of the parts, before the name of the side. */
  readonly id?: string;
  readonly sides: readonly Side[];
  readonly shown: Side;
  readonly onShow: (side: Side) => void;
}

/** Buttons that choose which of several parts is shown. */
export default function ViewToggle<Side extends string>({
  className,
  id,
  sides,
  shown,
  onShow,
}: Props<Side>): ReactNode {
  return (
    <div className={className} role="group" aria-label="Show">
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className={phoneStyles.button}
          aria-pressed={side === shown}
          aria-controls={id && `${id}${side}`}
          onClick={() => {
            onShow(side);
          }}
        >
          {side}
        </button>
      ))}
    </div>
  );
}
