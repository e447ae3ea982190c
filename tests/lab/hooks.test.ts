// What docs/hooks.mdx says, and what the guides say of lists and of a closed
// sheet, done by the published package.
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Lab, mount, open, type Phone, type Props, points } from './lab';
import { run } from './scenarios';

/** What a hook returns inside a sheet. */
function inside(hook: string, props: Props = {}, phone?: Phone) {
  const sheet = mount({ ...points, ...props, children: null }, phone);
  const result = called(sheet, hook) as Record<string, { value: unknown }>;
  return { sheet, result };
}

const value = (result: Record<string, { value: unknown }>, name: string) =>
  result[name]?.value as Props;

/** What a hook returns in any component, with arguments. */
function called(lab: Lab, hook: string, ...given: unknown[]): unknown {
  let result: unknown;
  const Caller = () => {
    result = (lab.library[hook] as (...given: unknown[]) => unknown)(...given);
    return null;
  };
  lab.show({ children: createElement(Caller) });
  return result;
}

test('hooks#usebottomsheet returns the methods and values', () => {
  const { sheet, result } = inside('useBottomSheet');
  sheet.finish().take();
  (result.expand as unknown as () => void)();
  expect(sheet.settle().finish().take()).toEqual([
    'onAnimate(0, 1)',
    'onChange(1)',
  ]);
  expect(result.animatedIndex?.value).toBe(1);
});

test('hooks#animatedposition leaves out topInset, and starts at the window', () => {
  const closed = { index: -1, topInset: 50 };
  const { sheet, result } = inside('useBottomSheet', closed, { window: 900 });
  expect(result.animatedPosition?.value).toBe(900);
  sheet.call('expand').finish();
  expect([result.animatedPosition?.value, sheet.position()]).toEqual([
    400, 450,
  ]);
});

test('hooks#usebottomsheettimingconfigs hooks#animation_duration hooks#animation_easing defaults', () => {
  const lab = open(points);
  const { ANIMATION_DURATION, ANIMATION_EASING } = lab.library;
  const defaults = { duration: ANIMATION_DURATION, easing: ANIMATION_EASING };
  expect(called(lab, 'useBottomSheetTimingConfigs', { duration: 0 })).toEqual(
    defaults,
  );
  expect(called(lab, 'useBottomSheetTimingConfigs', { duration: 9 })).toEqual({
    ...defaults,
    duration: 9,
  });
});

test.each([
  ['contentPanGestureHandler', 'hooks#usebottomsheetgesturehandlers'],
  ['handlePanGestureHandler', 'hooks#handlepangesturehandler'],
])('%s of %s drags the sheet', (name) => {
  const { sheet, result } = inside('useBottomSheetGestureHandlers');
  const pan = result[name] as unknown as Record<
    string,
    (event: object) => void
  >;
  const event = { translationY: -280, velocityY: 0, absoluteY: 0, state: 4 };
  sheet.finish().take();
  for (const step of ['handleOnStart', 'handleOnChange', 'handleOnEnd']) {
    sheet.runtime.native(() => pan[step]?.(event));
  }
  expect(sheet.settle().finish().take()).toEqual([
    'onAnimate(0, 1)',
    'onChange(1)',
  ]);
});

test('hooks#usebottomsheetscrollablecreator makes a new component for other options', () => {
  const lab = open(points);
  const use = lab.library.useBottomSheetScrollableCreator as (
    given: Props,
  ) => unknown;
  const made: unknown[] = [];
  const Caller = (options: Props) => {
    made.push(use(options));
    return null;
  };
  for (const focusHook of [Array, Array, Object]) {
    lab.show({ children: createElement(Caller, { focusHook }) });
  }
  expect(new Set(made).size).toBe(2);
});

test('hooks#usebottomsheetspringconfigs returns what it gets', () => {
  const config = { damping: 20 };
  expect(called(open(points), 'useBottomSheetSpringConfigs', config)).toBe(
    config,
  );
});

/** A sheet whose drag has other handlers for some events. */
function withHandlers(change: (defaults: Handlers) => Handlers): Lab {
  const lab = new Lab();
  const useDefault = lab.library
    .useGestureEventsHandlersDefault as () => Handlers;
  const useHandlers = () => {
    const defaults = useDefault();
    return { ...defaults, ...change(defaults) };
  };
  return lab
    .show({ ...points, gestureEventsHandlersHook: useHandlers })
    .finish();
}

test('hooks#usegestureeventshandlersdefault props#gestureeventshandlershook without the default end it stays', () => {
  const sheet = withHandlers(() => ({ handleOnEnd: () => undefined }));
  sheet.take();
  expect(sheet.drag(-100).finish().take()).toEqual([]);
  expect(sheet.position()).toBe(500);
});

test('hooks#gesture_source hooks#gestureeventhandlercallbacktype tell what is dragged', () => {
  const seen: unknown[] = [];
  const sheet = withHandlers(() => ({
    handleOnStart: (source) => seen.push(source),
  }));
  sheet.drag(-40, 'content').drag(-40);
  const { CONTENT, HANDLE } = sheet.library.GESTURE_SOURCE as Props;
  expect(seen).toEqual([CONTENT, HANDLE]);
});

type Handlers = Record<string, (source: unknown, event: unknown) => unknown>;

describe('hooks#usebottomsheetinternal', () => {
  test.each([
    ['close', 'CLOSED', 'LOCKED'],
    ['collapse', 'OPENED', 'LOCKED'],
    ['expand', 'EXTENDED', 'UNLOCKED'],
    ['snapToPosition 2000', 'FILL_PARENT', 'UNLOCKED'],
    ['expand; finish; grab; move -100', 'OVER_EXTENDED', 'LOCKED'],
  ])('hooks#sheet_state after %s is %s', (steps, state, scrolls) => {
    const { sheet, result } = inside('useBottomSheetInternal');
    const { SHEET_STATE, SCROLLABLE_STATUS } = sheet.library as Record<
      string,
      Props
    >;
    run(sheet.finish(), steps).finish();
    expect(value(result, 'animatedSheetState')).toBe(SHEET_STATE?.[state]);
    expect(value(result, 'animatedScrollableStatus')).toBe(
      SCROLLABLE_STATUS?.[scrolls],
    );
  });

  test.each([
    ['', 'MOUNT', 'RUNNING'],
    ['finish', 'NONE', 'STOPPED'],
    ['finish; expand', 'USER', 'RUNNING'],
    ['finish; drag -100', 'GESTURE', 'RUNNING'],
    ['finish; show {"index": 1}', 'USER', 'RUNNING'],
    ['finish; show {"snapPoints": [300]}', 'SNAP_POINT_CHANGE', 'RUNNING'],
  ])(
    'hooks#animation_source hooks#animation_status after "%s" is %s %s',
    (steps, source, status) => {
      const { sheet, result } = inside('useBottomSheetInternal');
      const { ANIMATION_SOURCE, ANIMATION_STATUS } = sheet.library as Record<
        string,
        Props
      >;
      run(sheet, steps);
      expect(value(result, 'animatedAnimationState')).toMatchObject({
        source: ANIMATION_SOURCE?.[source],
        status: ANIMATION_STATUS?.[status],
      });
    },
  );

  test('hooks#keyboard_status is SHOWN only for an input that it follows, HIDDEN for any', () => {
    const { sheet, result } = inside('useBottomSheetInternal');
    const statuses = ['', 'keyboard 200', 'keyboard 0'].map((steps) => {
      run(sheet.finish(), steps);
      return value(result, 'animatedKeyboardState').status;
    });
    const { UNDETERMINED, HIDDEN } = sheet.library.KEYBOARD_STATUS as Props;
    expect(statuses).toEqual([UNDETERMINED, UNDETERMINED, HIDDEN]);
  });

  test('hooks#initial_layout_value is what is not measured', () => {
    const { sheet, result } = inside('useBottomSheetInternal');
    expect(value(result, 'animatedLayoutState').contentHeight).toBe(
      sheet.library.INITIAL_LAYOUT_VALUE,
    );
  });

  test.each([
    ['ios', 0, 600],
    ['ios', 600, 300],
    ['web', 600, 600],
  ] as const)(
    'hooks#contentpangesturehandler on %s after the list scrolled %i, below the highest point',
    (platform, contentOffsetY, end) => {
      const { sheet, result } = inside(
        'useBottomSheetInternal',
        {},
        { platform },
      );
      sheet.finish();
      const state = result.animatedScrollableState as unknown as {
        set: (next: object) => void;
      };
      sheet.runtime.native(() => {
        state.set({
          ...value(result, 'animatedScrollableState'),
          contentOffsetY,
          type: 2,
        });
      });
      expect(sheet.drag(20, 'content').finish().position()).toBe(end);
    },
  );
});
