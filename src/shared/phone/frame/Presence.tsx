import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ANIMATION_STATUS, useBottomSheetInternal } from '@gorhom/bottom-sheet';
import { runOnJS, useAnimatedReaction } from 'react-native-reanimated';
import { bodyOf } from './finger';
import type { FirstStart } from './firstStart';
import { useFinger } from './useFinger';

interface Props {
  /** What of the sheet is dragged: `content`, `handle`, both or neither. */
  readonly grabs: string;
  /** Of a sheet that opens: keeps the poster until the sheet rests. */
  readonly firstStart: FirstStart | undefined;
}

/**
 * Inside a sheet: keeps the focus out of it while it is closed, as the browser
 * would scroll it into view. A phone has no such focus. And lets a mouse act on
 * it as a finger does.
 */
export default function Presence({ grabs, firstStart }: Props): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  const [isClosed, setClosed] = useState(true);
  const { animatedIndex, animatedAnimationState } = useBottomSheetInternal();

  useAnimatedReaction(
    () => animatedIndex.get() <= -1,
    (closed, before) => {
      if (closed !== before) {
        runOnJS(setClosed)(closed);
      }
    },
    [animatedIndex],
  );
  const letGo = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    letGo.current = firstStart?.hold();
    return letGo.current;
  }, [firstStart]);
  const onRest = useCallback(() => letGo.current?.(), []);
  useAnimatedReaction(
    () =>
      animatedIndex.get() > -1 &&
      animatedAnimationState.get().status !== ANIMATION_STATUS.RUNNING,
    (rests, before) => {
      if (rests && before !== true) {
        runOnJS(onRest)();
      }
    },
    [animatedIndex, animatedAnimationState, onRest],
  );

  useEffect(() => {
    const body = bodyOf(mark.current);
    body?.toggleAttribute('inert', isClosed);
    body?.setAttribute('data-grabs', grabs);
  }, [isClosed, grabs]);
  useFinger(mark, isClosed);
  return <span ref={mark} hidden />;
}
