import {
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import { BottomSheetModalProvider } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { ReducedMotionConfig, ReduceMotion } from 'react-native-reanimated';
import { useLatestRef } from '../../useLatestRef';
import type { Settings } from '../messages';
import DrawnKeyboard from './DrawnKeyboard';
import InspectorOverlay from './InspectorOverlay';
import { send } from './transport';
import { padToSafeArea } from './safeArea';
import { whenSheetsSettled } from './sheetRegistry';

const flex = { flex: 1 };

interface Props {
  readonly App: ComponentType<NonNullable<Settings['props']>>;
  readonly settings: Settings;
  /** Whether the app's content is kept clear of what a phone draws over it. */
  readonly isPadded: boolean;
  readonly onMount: () => void;
}

/** Renders an app with the providers it needs, and what a phone draws over it. */
export default function AppScreen({
  App,
  settings,
  isPadded,
  onMount,
}: Props): ReactNode {
  const {
    props,
    isInspecting = false,
    forceMotion = false,
    isFullScreen = false,
  } = settings;
  useLayoutEffect(() => {
    const root = document.querySelector('[data-screen] > div');
    if (isPadded && root) padToSafeArea(root);
  }, [isPadded]);
  const latest = useLatestRef(onMount);
  useEffect(() => {
    latest.current();
    return whenSheetsSettled(() => {
      send({ type: 'shown' });
    });
  }, [latest]);
  return (
    <>
      {forceMotion && <ReducedMotionConfig mode={ReduceMotion.Never} />}
      <GestureHandlerRootView style={flex}>
        <BottomSheetModalProvider>
          <App {...props} />
        </BottomSheetModalProvider>
      </GestureHandlerRootView>
      {!isFullScreen && (
        <>
          <div className="status" aria-hidden="true" data-device-ui>
            <span>9:41</span>
            <i />
            <b />
          </div>
          <div className="home" aria-hidden="true" data-device-ui />
        </>
      )}
      <DrawnKeyboard />
      {isInspecting && <InspectorOverlay />}
    </>
  );
}
