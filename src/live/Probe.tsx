import { useEffect, useState, type ReactNode } from 'react';
import { KEYBOARD_STATUS, useBottomSheetInternal } from '@gorhom/bottom-sheet';
import { State } from 'react-native-gesture-handler';
import { runOnJS, useAnimatedReaction } from 'react-native-reanimated';
import type { GestureOwner, Inspection, SheetReading } from './inspection';

/** The sheet's names for a scrollable's type and status, which it keeps. */
const FIRST_LIST_TYPE = 2;
const UNLOCKED = 1;

interface Props {
  readonly inspection: Inspection;
  /** Told under which number the sheet's callbacks are logged. */
  readonly onNumber: (number: number) => void;
}

/** Inside a sheet: reports what it does, and renders nothing. */
export default function Probe({ inspection, onNumber }: Props): ReactNode {
  const [number, setNumber] = useState(0);
  const {
    animatedIndex,
    animatedPosition,
    animatedDetentsState,
    animatedLayoutState,
    animatedContentGestureState,
    animatedHandleGestureState,
    animatedScrollableState,
    animatedScrollableStatus,
    animatedKeyboardState,
  } = useBottomSheetInternal();

  useEffect(() => {
    const added = inspection.add();
    setNumber(added.number);
    onNumber(added.number);
    return added.remove;
  }, [inspection, onNumber]);

  const { report } = inspection;
  useAnimatedReaction(
    (): SheetReading => {
      const type: number = animatedScrollableState.get().type;
      const status: number = animatedScrollableStatus.get();
      const hasList = type >= FIRST_LIST_TYPE;
      const listScrolls = status === UNLOCKED;
      const contentGesture = animatedContentGestureState.get();
      const handleGesture = animatedHandleGestureState.get();
      // A gesture that has begun already moves the sheet.
      const dragsContent =
        contentGesture === State.BEGAN || contentGesture === State.ACTIVE;
      const dragsHandle =
        handleGesture === State.BEGAN || handleGesture === State.ACTIVE;
      const owner: GestureOwner =
        hasList && listScrolls && !dragsHandle ? 'list' : 'sheet';
      return {
        index: animatedIndex.get(),
        position: animatedPosition.get(),
        detents: animatedDetentsState.get().detents ?? [],
        containerHeight: animatedLayoutState.get().containerHeight,
        gesture: dragsContent || dragsHandle ? owner : 'none',
        listScrolls: hasList ? listScrolls : undefined,
        keyboard: KEYBOARD_STATUS[animatedKeyboardState.get().status],
      };
    },
    (reading) => {
      if (number !== 0) {
        runOnJS(report)(number, reading);
      }
    },
    [number, report],
  );
  return null;
}
