import {
  Children,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { PACKAGE_MANAGERS } from '@site/src/data/packageManagers';
import { choosePackageManager, usePackageManager } from './store';
import styles from './styles.module.css';

interface Props {
  /**
   * One code block per package manager, in the order of the list of managers;
   * the `install-tabs` plugin makes them from the author's `packages="…"`.
   */
  readonly children?: ReactNode;
}

const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** Tabs with the command that installs packages, per package manager. */
export default function Install({ children }: Props): ReactNode {
  const chosen = usePackageManager();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panels = Children.toArray(children);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) {
      return;
    }
    event.preventDefault();
    const current = PACKAGE_MANAGERS.findIndex(({ id }) => id === chosen);
    const count = PACKAGE_MANAGERS.length;
    const next = PACKAGE_MANAGERS[(step(current) + count) % count];
    if (next !== undefined) {
      choosePackageManager(next.id);
      list.current
        ?.querySelector<HTMLElement>(`[data-manager=${next.id}]`)
        ?.focus();
    }
  };

  return (
    <div className={styles.install}>
      <div
        ref={list}
        className={styles.tabs}
        role="tablist"
        aria-label="Package manager"
      >
        {PACKAGE_MANAGERS.map((manager) => (
          <button
            key={manager.id}
            type="button"
            role="tab"
            id={`${id}${manager.id}-tab`}
            aria-controls={`${id}${manager.id}`}
            aria-selected={manager.id === chosen}
            tabIndex={manager.id === chosen ? 0 : -1}
            data-manager={manager.id}
            className={styles.tab}
            onKeyDown={onKeyDown}
            onClick={() => {
              choosePackageManager(manager.id);
            }}
          >
            {manager.label}
          </button>
        ))}
      </div>
      {PACKAGE_MANAGERS.map((manager, index) => (
        <div
          key={manager.id}
          role="tabpanel"
          id={`${id}${manager.id}`}
          aria-labelledby={`${id}${manager.id}-tab`}
          data-manager={manager.id}
          data-label={manager.label}
          className={styles.panel}
        >
          {panels[index]}
        </div>
      ))}
    </div>
  );
}
