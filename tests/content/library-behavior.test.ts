// What the v5 pages say about faults of the sheet, run with the published
// source. When a release ends one of them, change Troubleshooting with the test.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { librarySource } from './librarySource';
import { element, nativeModules, shared } from './nativeModules';

describe('a sheet that starts closed, and its backdrop', () => {
  /** Height in points of the phone of issue 2764, in JavaScript. */
  const WINDOW = 891.4285714285714;
  /** The same height as the native side measures it. */
  const MEASURED = Math.fround(WINDOW);

  /** A closed sheet after its first reactions. */
  function closedSheet(containerHeight: number, disappearsOnIndex = -1) {
    const { modules, react, watched } = nativeModules({
      platform: 'android',
      windowHeight: WINDOW,
    });
    const load = librarySource('android', modules);
    const { BottomSheetBackdrop } = load('components/bottomSheetBackdrop');
    let index: { readonly value: number } | undefined;
    const container = shared({
      height: containerHeight,
      offset: { top: 0, bottom: 0, left: 0, right: 0 },
    });
    const Backdrop = (props: { animatedIndex: { readonly value: number } }) => {
      index = props.animatedIndex;
      return element(BottomSheetBackdrop, { ...props, disappearsOnIndex });
    };
    renderToStaticMarkup(
      element(load('components/bottomSheet').default, {
        index: -1,
        snapPoints: ['50%'],
        enableDynamicSizing: false,
        handleComponent: null,
        backdropComponent: Backdrop,
        containerLayoutState: container,
      }),
    );
    react();
    return {
      index: index?.value,
      /** Its index after the container has got another height. */
      resize: (height: number) => {
        container.set((state) => ({ ...state, height }));
        react();
        return index?.value;
      },
      // The backdrop alone watches a yes or no: whether it lets touches through.
      letsThrough: watched().filter((value) => typeof value === 'boolean'),
    };
  }

  test('rests at the height of the window, which can be above -1', () => {
    expect(closedSheet(WINDOW).index).toBe(-1);
    const { index } = closedSheet(MEASURED);
    expect(index).toBeGreaterThan(-1);
    expect(index).toBeLessThan(-0.9999);
  });

  test('comes into view when its container becomes taller', () => {
    expect(closedSheet(WINDOW).resize(WINDOW * 2)).toBe(0);
    expect(closedSheet(WINDOW).resize(WINDOW / 2)).toBe(-1);
  });

  test('the backdrop lets touches through at -0.99, but not at -1', () => {
    expect(closedSheet(WINDOW, -1).letsThrough).toEqual([true]);
    expect(closedSheet(MEASURED, -1).letsThrough).toEqual([false]);
    expect(closedSheet(MEASURED, -0.99).letsThrough).toEqual([true]);
  });
});

test('BottomSheetTextInput is not a function that a library could call', () => {
  const load = librarySource('ios', nativeModules().modules);
  expect(typeof load('index').BottomSheetTextInput).toBe('object');
});

describe('the limit of the dynamic height', () => {
  /** Position of the highest snap point in a container of 700 points. */
  function highest(maxDynamicContentSize?: number): unknown {
    const { useAnimatedDetents } = librarySource(
      'ios',
      nativeModules().modules,
    )('hooks/useAnimatedDetents');
    const detents = (useAnimatedDetents as DetentsHook)(
      undefined,
      shared({ containerHeight: 700, handleHeight: 24, contentHeight: 2000 }),
      true,
      maxDynamicContentSize,
    );
    return detents.get().highestDetentPosition;
  }

  test('is the container, or a lower one', () => {
    expect(highest()).toBe(0);
    expect(highest(500)).toBe(200);
  });

  test('is not corrected when it is above the container', () => {
    expect(highest(760)).toBe(-60);
  });
});

type DetentsHook = (
  snapPoints: undefined,
  layout: object,
  isDynamic: boolean,
  limit: number | undefined,
) => { get: () => { highestDetentPosition?: number } };

describe('a drag on a list that was scrolled, below the highest point', () => {
  /** Positions of 50 % and 90 % in a container of 800 points. */
  const HALF = 400;
  const HIGH = 80;

  /** Where the sheet goes after the content is dragged down 20 points at 50 %. */
  function destination(platform: 'ios' | 'web', offset: number): unknown {
    let target: unknown;
    const position = shared(HALF);
    const { modules } = nativeModules({ platform });
    const { useGestureEventsHandlersDefault } = librarySource(platform, {
      ...modules,
      'hooks/useBottomSheetInternal': {
        useBottomSheetInternal: () => ({
          animatedPosition: position,
          animatedDetentsState: shared({
            detents: [HALF, HIGH],
            highestDetentPosition: HIGH,
            closedDetentPosition: 800,
          }),
          animatedKeyboardState: shared({ status: 0 }),
          animatedScrollableState: shared({
            contentOffsetY: offset,
            type: 2,
            refreshable: false,
          }),
          animatedLayoutState: shared({ containerHeight: 800 }),
          isInTemporaryPosition: shared(false),
          enableOverDrag: true,
          overDragResistanceFactor: 2.5,
          stopAnimation: () => undefined,
          animateToPosition: (to: number) => {
            target = to;
          },
        }),
      },
    })('hooks/useGestureEventsHandlersDefault');
    let handlers: Record<string, DragHandler> = {};
    const Drag = () => {
      handlers = (useGestureEventsHandlersDefault as () => typeof handlers)();
      return null;
    };
    renderToStaticMarkup(element(Drag));
    const CONTENT = 3;
    const event = { translationY: 20, velocityY: 0, absoluteY: 0 };
    handlers.handleOnStart?.(CONTENT, event);
    // A little further, so that it is not at rest where it should end.
    position.value = HALF + 20;
    handlers.handleOnEnd?.(CONTENT, event);
    return target;
  }

  test('goes back to the highest point on phones', () => {
    expect(destination('ios', 0)).toBe(HALF);
    expect(destination('ios', 600)).toBe(HIGH);
  });

  test('stays on the web', () => {
    expect(destination('web', 600)).toBe(HALF);
  });
});

type DragHandler = (source: number, event: object) => void;
