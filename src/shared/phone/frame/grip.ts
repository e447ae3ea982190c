import { ANIMATION_SOURCE, SCROLLABLE_STATUS } from '@gorhom/bottom-sheet';
import type { Grip } from './finger';
import type { Internal } from './sheets';

/** What of a sheet a finger needs. */
export function gripOf(sheet: Internal): Grip {
  const detents = () => sheet.current.animatedDetentsState.get().detents ?? [];
  return {
    isListLocked: () =>
      sheet.current.animatedScrollableStatus.get() !==
      SCROLLABLE_STATUS.UNLOCKED,
    moveBy: (distance) => {
      const { animatedPosition, animateToPosition } = sheet.current;
      const position = animatedPosition.get();
      const highest = Math.min(...detents());
      const lowest = Math.max(...detents());
      const next = Math.min(Math.max(position + distance, highest), lowest);
      if (
        next === position ||
        sheet.current.isInTemporaryPosition.get() ||
        // A pull at the top of such a list refreshes it.
        (position === highest &&
          sheet.current.animatedScrollableState.get().refreshable)
      ) {
        return false;
      }
      sheet.current.stopAnimation();
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
      const position = sheet.current.animatedPosition.get();
      const ahead = detents().filter((one) =>
        sign < 0 ? one <= position : one >= position,
      );
      const next = sign < 0 ? Math.max(...ahead) : Math.min(...ahead);
      if (Number.isFinite(next)) {
        sheet.current.animateToPosition(next, ANIMATION_SOURCE.GESTURE);
      }
    },
  };
}
