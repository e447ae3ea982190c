import { useEffect, useRef, type ReactNode } from 'react';
import {
  SCROLLABLE_STATUS,
  useBottomSheetInternal,
} from '@gorhom/bottom-sheet';
import { useLatest } from '../../useLatest';
import { listAround } from './finger';

/** How far a list is pulled down to refresh it, in CSS pixels. */
const PULL = 64;

interface Props {
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

/**
 * Next to a list in a sheet: its refresh control, which React Native Web lacks.
 * A list at its top is pulled down while the sheet lets it scroll.
 */
export default function PullToRefresh({
  refreshing,
  onRefresh,
}: Props): ReactNode {
  const spinner = useRef<HTMLDivElement>(null);
  const latest = useLatest(onRefresh);
  const { animatedScrollableStatus } = useBottomSheetInternal();

  useEffect(() => {
    const content = spinner.current?.parentElement;
    const events = new AbortController();
    const { signal } = events;
    let list: Element | undefined;
    let start = 0;
    let pulled = 0;

    const pull = (distance: number) => {
      pulled = distance;
      const way = `${Math.min(distance, PULL)}px`;
      spinner.current?.style.setProperty('--pulled', way);
    };
    const letGo = () => {
      list = undefined;
      pull(0);
    };
    content?.addEventListener(
      'pointerdown',
      ({ target, clientY }) => {
        const isUnlocked =
          animatedScrollableStatus.get() === SCROLLABLE_STATUS.UNLOCKED;
        list =
          isUnlocked && target instanceof Element
            ? listAround(target, content, true)
            : undefined;
        start = clientY;
      },
      { signal },
    );
    content?.addEventListener(
      'pointermove',
      ({ clientY }) => {
        if (list === undefined) return;
        if (list.scrollTop > 0) start = clientY;
        pull(Math.max(0, clientY - start));
      },
      { signal },
    );
    content?.addEventListener(
      'touchmove',
      (event) => {
        // Or the browser takes the finger, to scroll the page.
        if (pulled > 0 && event.cancelable) event.preventDefault();
      },
      { passive: false, signal },
    );
    content?.addEventListener(
      'pointerup',
      () => {
        if (pulled >= PULL) latest.current();
        letGo();
      },
      { signal },
    );
    content?.addEventListener('pointercancel', letGo, { signal });
    return () => {
      events.abort();
    };
  }, [animatedScrollableStatus, latest]);

  return (
    <div ref={spinner} aria-hidden="true" data-refresh={String(refreshing)} />
  );
}
