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
  /** The sheet's name, of a modal that has one. */
  readonly name: string | undefined;
  /** Called with the id under which the sheet's callbacks are logged. */
  readonly onId: (id: number) => void;
}

/** Inside a sheet: reports what it does, and renders nothing. */
export default function Probe({ inspection, name, onId }: Props): ReactNode {
  const [id, setId] = useState(0);
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
    const added = inspection.add(name);
    setId(added.id);
    onId(added.id);
    return added.remove;
  }, [inspection, name, onId]);

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
      if (id !== 0) {
        runOnJS(report)(id, reading);
      }
    },
    [id, report],
  );
  return null;
}
