import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { BottomSheetModalProvider } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { ReducedMotionConfig, ReduceMotion } from 'react-native-reanimated';
import type { Settings } from '../messages';
import DrawnKeyboard from './DrawnKeyboard';
import type { FirstStart } from './firstStart';
import Inspected from './Inspected';
import type { Inspection } from './inspection';
import { PhoneContext } from './phone';
import { send } from './port';

const flex = { flex: 1 };

interface Props {
  readonly App: ComponentType<NonNullable<Settings['props']>>;
  readonly settings: Settings;
  readonly firstStart: FirstStart;
  readonly inspection: Inspection;
}

/**
 * An app with what it may leave to the root of a reader's app, and what a phone
 * draws over it.
 */
export default function Phone({
  App,
  settings,
  firstStart,
  inspection,
}: Props): ReactNode {
  const { props, inspects = false, moves = false, isFull = false } = settings;
  const shared = useMemo(
    () => ({ firstStart, inspection: inspects ? inspection : undefined }),
    [firstStart, inspection, inspects],
  );
  useEffect(() => {
    send({ is: 'mounted' });
    return firstStart.watch(() => {
      send({ is: 'shown' });
    });
  }, [firstStart]);
  return (
    <PhoneContext value={shared}>
      {moves && <ReducedMotionConfig mode={ReduceMotion.Never} />}
      <GestureHandlerRootView style={flex}>
        <BottomSheetModalProvider>
          <App {...props} />
        </BottomSheetModalProvider>
      </GestureHandlerRootView>
      {!isFull && (
        <>
          <div className="status" aria-hidden="true" data-system>
            <span>9:41</span>
            <i />
            <b />
          </div>
          <div className="home" aria-hidden="true" data-system />
        </>
      )}
      <DrawnKeyboard />
      {inspects && <Inspected inspection={inspection} />}
    </PhoneContext>
  );
}
