import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ANIMATION_STATUS, useBottomSheetInternal } from '@gorhom/bottom-sheet';
import { runOnJS, useAnimatedReaction } from 'react-native-reanimated';

/** The sheet's element that moves: the nearest around its content that does. */
function bodyOf(inside: Element | null): Element | undefined {
  let element = inside;
  while (element !== null && getComputedStyle(element).transform === 'none') {
    element = element.parentElement;
  }
  return element?.closest('[data-screen]') === null
    ? undefined
    : (element ?? undefined);
}

interface Props {
  /** Called when the sheet has come to rest in sight. */
  readonly onOpen: () => void;
}

/**
 * Inside a sheet: keeps the focus out of it while it is closed, as the browser
 * would scroll it into view. A phone has no such focus.
 */
export default function Presence({ onOpen }: Props): ReactNode {
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
  useAnimatedReaction(
    () =>
      animatedIndex.get() > -1 &&
      animatedAnimationState.get().status !== ANIMATION_STATUS.RUNNING,
    (rests, before) => {
      if (rests && before !== true) {
        runOnJS(onOpen)();
      }
    },
    [animatedIndex, animatedAnimationState, onOpen],
  );

  useEffect(() => {
    bodyOf(mark.current)?.toggleAttribute('inert', isClosed);
  }, [isClosed]);
  return <span ref={mark} hidden />;
}
