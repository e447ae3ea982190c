import { useEffect, useRef, type ReactNode } from 'react';
import {
  SCROLLABLE_STATUS,
  useBottomSheetInternal,
} from '@gorhom/bottom-sheet';
import { useLatestRef } from '../../useLatestRef';
import { closestScrollable } from './mouseTouchEmulation';

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
  const latest = useLatestRef(onRefresh);
  const { animatedScrollableStatus } = useBottomSheetInternal();

  useEffect(() => {
    const content = spinner.current?.parentElement;
    let list: Element | undefined;
    let start = 0;
    let pulled = 0;

    const pull = (distance: number) => {
      pulled = distance;
      const pulledDistance = `${Math.min(distance, PULL)}px`;
      spinner.current?.style.setProperty('--pulled', pulledDistance);
    };
    const endPull = ({ type }: Event) => {
      if (type === 'pointerup' && pulled >= PULL) latest.current();
      list = undefined;
      pull(0);
    };
    const onDown = ({ target, clientY }: PointerEvent) => {
      list =
        content && animatedScrollableStatus.get() === SCROLLABLE_STATUS.UNLOCKED
          ? closestScrollable(target, content, true)
          : undefined;
      start = clientY;
    };
    const onMove = ({ clientY }: PointerEvent) => {
      if (list === undefined) return;
      if (list.scrollTop > 0) start = clientY;
      pull(Math.max(0, clientY - start));
    };
    const onTouch = (event: TouchEvent) => {
      // Or the browser takes the finger, to scroll the page.
      if (pulled > 0 && event.cancelable) event.preventDefault();
    };
    const events = new AbortController();
    const options = { passive: false, signal: events.signal };
    content?.addEventListener('pointerdown', onDown, options);
    content?.addEventListener('pointermove', onMove, options);
    content?.addEventListener('touchmove', onTouch, options);
    content?.addEventListener('pointerup', endPull, options);
    content?.addEventListener('pointercancel', endPull, options);
    return () => {
      events.abort();
    };
  }, [animatedScrollableStatus, latest]);

  return (
    <div ref={spinner} aria-hidden="true" data-refresh={String(refreshing)} />
  );
}
