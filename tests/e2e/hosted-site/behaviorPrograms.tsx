// Two programs on the published sheet, with a button for each call whose effect
// the release posts describe. They are HTML around and inside the sheet: what is
// tested is the sheet, not React Native Web.
import {
  memo,
  useCallback,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import BottomSheet, {
  BottomSheetFlatList,
  BottomSheetModal,
  BottomSheetModalProvider,
  BottomSheetView,
  SCROLLABLE_STATUS,
  useBottomSheetInternal,
  type BottomSheetBackgroundProps,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { Easing } from 'react-native-reanimated';

/** Heights in a frame of 560: the tops are at 360 and 160. */
const SNAP_POINTS = [200, 400];
const INVALID = [0, 400];
const ROWS = Array.from({ length: 40 }, (_, index) => `Row ${index + 1}`);

interface Program {
  readonly log: (text: string) => void;
}

const frame = {
  display: 'flex',
  position: 'relative',
  width: 320,
  height: 560,
  overflow: 'hidden',
} as const;

function Buttons({
  calls,
}: {
  readonly calls: Readonly<Record<string, () => void>>;
}): ReactNode {
  return Object.entries(calls).map(([name, call]) => (
    <button key={name} type="button" onClick={call}>
      {name}
    </button>
  ));
}

/** Logs whether the lists of the sheet around it may scroll. */
function ListLock({ log }: Program): ReactNode {
  const { animatedScrollableStatus } = useBottomSheetInternal();
  return (
    <button
      type="button"
      onClick={() => {
        const locked =
          animatedScrollableStatus.value === SCROLLABLE_STATUS.LOCKED;
        log(`list ${locked ? 'locked' : 'unlocked'}`);
      }}
    >
      Lock
    </button>
  );
}

/** A sheet with a list. Every render gives it new callbacks. */
export function SheetProgram({ log }: Program): ReactNode {
  const sheetRef = useRef<BottomSheet>(null);
  const [panning, setPanning] = useState(true);
  const [snapPoints, setSnapPoints] = useState(SNAP_POINTS);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const Background = useCallback(
    ({ style }: BottomSheetBackgroundProps) => (
      <div data-background={Array.isArray(style) ? 'array' : 'object'} />
    ),
    [],
  );
  return (
    <section aria-label="Sheet">
      <Buttons
        calls={{
          'To 300 points': () => sheetRef.current?.snapToPosition(300),
          'To index 1': () => sheetRef.current?.snapToIndex(1),
          Close: () => sheetRef.current?.close(),
          'Force close, then index 1': () => {
            sheetRef.current?.forceClose();
            setTimeout(() => sheetRef.current?.snapToIndex(1), 50);
          },
          'Render again': render,
          'No content panning': () => {
            setPanning(false);
          },
          'Invalid point': () => {
            setSnapPoints(INVALID);
          },
        }}
      />
      <div style={frame} data-frame>
        <GestureHandlerRootView style={{ flex: 1 }}>
          <BottomSheet
            ref={sheetRef}
            snapPoints={snapPoints}
            enableDynamicSizing={false}
            enableContentPanningGesture={panning}
            accessible={false}
            backgroundComponent={Background}
            onAnimate={(from, to) => {
              log(`onAnimate ${from} ${to}`);
            }}
            onChange={(index, position) => {
              log(`onChange ${index} ${position}`);
            }}
            onClose={() => {
              log('onClose');
            }}
          >
            <ListLock log={log} />
            <BottomSheetFlatList
              data={ROWS}
              keyExtractor={(item: string) => item}
              renderItem={({ item }: { item: string }) => <p>{item}</p>}
            />
          </BottomSheet>
        </GestureHandlerRootView>
      </div>
    </section>
  );
}

/** Opens late: half of its time the sheet does not move. */
const LATE = { duration: 1000, easing: Easing.steps(2, false) };

/**
 * A modal, which opens late when it is told to. It does not render for each call
 * that is logged: in 5.2.14 a modal that renders while it is unmounted can add its
 * content to the portal again, and leave it there.
 */
export const ModalProgram = memo(function ModalProgram({
  log,
}: Program): ReactNode {
  const modalRef = useRef<BottomSheetModal<string>>(null);
  const [opensLate, setOpensLate] = useState(false);
  const [dismissOnClose, setDismissOnClose] = useState(true);
  return (
    <section aria-label="Modal">
      <Buttons
        calls={{
          Present: () => modalRef.current?.present('first'),
          'Present again': () => modalRef.current?.present('second'),
          'To index 1': () => modalRef.current?.snapToIndex(1),
          'To 300 points': () => modalRef.current?.snapToPosition(300),
          Close: () => modalRef.current?.close(),
          Dismiss: () => modalRef.current?.dismiss(),
          'Open late': () => {
            setOpensLate(true);
          },
          'Stay mounted when closed': () => {
            setDismissOnClose(false);
          },
        }}
      />
      <div style={frame} data-frame>
        <GestureHandlerRootView style={{ flex: 1 }}>
          <BottomSheetModalProvider>
            <BottomSheetModal<string>
              ref={modalRef}
              snapPoints={SNAP_POINTS}
              enableDynamicSizing={false}
              enableDismissOnClose={dismissOnClose}
              animationConfigs={opensLate ? LATE : undefined}
              accessible={false}
              onAnimate={(from, to) => {
                log(`onAnimate ${from} ${to}`);
              }}
              onChange={(index) => {
                log(`onChange ${index}`);
              }}
              onDismiss={() => {
                log('onDismiss');
              }}
            >
              {({ data }) => (
                <BottomSheetView style={{ padding: 24 }}>
                  <p data-content>{data}</p>
                </BottomSheetView>
              )}
            </BottomSheetModal>
          </BottomSheetModalProvider>
        </GestureHandlerRootView>
      </div>
    </section>
  );
});
