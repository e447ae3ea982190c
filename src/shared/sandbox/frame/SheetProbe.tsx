import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useBottomSheetInternal } from '@gorhom/bottom-sheet';
import { runOnJS, useAnimatedReaction } from 'react-native-reanimated';
import { useLatestRef } from '../../useLatestRef';
import { emulateTouchWithMouse, sheetElementOf } from './mouseTouchEmulation';
import { registerSheet, type Sheet } from './sheetRegistry';

interface Props {
  readonly sheet: Sheet;
  /** What of the sheet is dragged: `content`, `handle`, both or neither. */
  readonly dragAreas: string;
}

/**
 * Registers the sheet that it is in. It makes the sheet inert while it is closed, because
 * the browser would scroll a focused element into view, and lets a mouse act like a
 * finger.
 */
export default function SheetProbe({ sheet, dragAreas }: Props): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  const [isClosed, setClosed] = useState(true);
  const context = useBottomSheetInternal();
  const internal = useLatestRef(context);
  const { animatedIndex } = context;

  useAnimatedReaction(
    () => animatedIndex.get() <= -1,
    (closed, before) => {
      // Its successor is in react-native-worklets, which nothing else needs.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      if (closed !== before) runOnJS(setClosed)(closed);
    },
    [animatedIndex],
  );
  useLayoutEffect(() => registerSheet(sheet, internal), [sheet, internal]);
  useEffect(() => {
    const body = sheetElementOf(mark.current);
    body?.toggleAttribute('inert', isClosed);
    body?.setAttribute('data-drag-areas', dragAreas);
    return isClosed || !body
      ? undefined
      : emulateTouchWithMouse(body, internal);
  }, [isClosed, dragAreas, internal]);
  return <span ref={mark} hidden />;
}
