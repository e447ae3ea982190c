import { useEffect, type ComponentType, type ReactNode } from 'react';
import { BottomSheetModalProvider } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { ReducedMotionConfig, ReduceMotion } from 'react-native-reanimated';
import type { Settings } from '../messages';
import DrawnKeyboard from './DrawnKeyboard';
import Inspected from './Inspected';
import { send } from './port';
import { watchFirstStart } from './sheets';

const flex = { flex: 1 };

interface Props {
  readonly App: ComponentType<NonNullable<Settings['props']>>;
  readonly settings: Settings;
}

/** An app in what it may leave to a reader's root, and what a phone draws over it. */
export default function Phone({ App, settings }: Props): ReactNode {
  const { props, inspects = false, moves = false, isFull = false } = settings;
  useEffect(() => {
    send({ is: 'mounted' });
    return watchFirstStart(() => {
      send({ is: 'shown' });
    });
  }, []);
  return (
    <>
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
      {inspects && <Inspected />}
    </>
  );
}
