import { useEffect, type RefObject } from 'react';
import {
  ANIMATION_SOURCE,
  SCROLLABLE_STATUS,
  useBottomSheetInternal,
} from '@gorhom/bottom-sheet';
import { bodyOf } from './body';
import { actAsFinger } from './finger';

/**
 * Inside a sheet: lets a mouse act on it as a finger does.
 *
 * @param inside - an element in the sheet
 * @param isClosed - a sheet that is not in sight is left alone
 */
export function useFinger(
  inside: RefObject<Element | null>,
  isClosed: boolean,
): void {
  const {
    animatedDetentsState,
    animatedPosition,
    animatedScrollableState,
    animatedScrollableStatus,
    isInTemporaryPosition,
    animateToPosition,
    stopAnimation,
  } = useBottomSheetInternal();

  useEffect(() => {
    const body = isClosed ? undefined : bodyOf(inside.current);
    const detents = () => animatedDetentsState.get().detents ?? [];
    return body === undefined
      ? undefined
      : actAsFinger(body, {
          isListLocked: () =>
            animatedScrollableStatus.get() !== SCROLLABLE_STATUS.UNLOCKED,
          moveBy: (distance) => {
            const position = animatedPosition.get();
            const highest = Math.min(...detents());
            const lowest = Math.max(...detents());
            const next = Math.min(
              Math.max(position + distance, highest),
              lowest,
            );
            if (
              next === position ||
              isInTemporaryPosition.get() ||
              // A pull at the top of such a list refreshes it.
              (position === highest &&
                animatedScrollableState.get().refreshable)
            ) {
              return false;
            }
            stopAnimation();
            if (next === highest || next === lowest) {
              // A sheet that is there already would not call `onChange`.
              animatedPosition.set(next - Math.sign(distance));
              animateToPosition(next, ANIMATION_SOURCE.GESTURE);
            } else {
              animatedPosition.set(next);
            }
            return true;
          },
          settle: (sign) => {
            const position = animatedPosition.get();
            const ahead = detents().filter((one) =>
              sign < 0 ? one <= position : one >= position,
            );
            const next = sign < 0 ? Math.max(...ahead) : Math.min(...ahead);
            if (Number.isFinite(next)) {
              animateToPosition(next, ANIMATION_SOURCE.GESTURE);
            }
          },
        });
  }, [
    inside,
    isClosed,
    animatedDetentsState,
    animatedPosition,
    animatedScrollableState,
    animatedScrollableStatus,
    isInTemporaryPosition,
    animateToPosition,
    stopAnimation,
  ]);
}
