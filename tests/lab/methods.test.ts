// Statements of docs/methods.mdx and docs/hooks.mdx, and of the guides on lists and
// closed sheets, run with the published package. The container has 800 points, so the
// points of 200 and 500 are at 600 and 300.
import { createElement } from 'react';
import { expect, test } from 'vitest';
import {
  SheetHarness,
  mount,
  open,
  type Phone,
  type Props,
  points,
} from './lab';
import type { Shared } from './runtime';
import { failures, rowsOf, run, scenarios } from './scenarios';

/** A sheet that measures nothing before `resize`. */
function unmeasured(): SheetHarness {
  const sheet = new SheetHarness();
  sheet.isMeasured = false;
  return sheet;
}

scenarios(
  () => open(points),
  `
  methods#snaptoindex moves to a point             | snapToIndex 1                                    | onAnimate(0, 1) onChange(1) | 300
  methods#snaptoindex -1 does nothing              | snapToIndex -1                                   | | 600
  methods#a-method-does-nothing on the way there   | snapToIndex 0; expand; expand; halfway; expand   | onAnimate(0, 1) onChange(1) | 300
  methods#snaptoposition issue#snap-to-position counts as closed          | snapToPosition 350                               | onAnimate(0, -1) onChange(-1) onClose() | 450
  methods#snaptoposition from such a height        | snapToPosition 350; finish; take; snapToPosition "50%" | onClose() | 400
  methods#snaptoposition above the container       | snapToPosition 2000                              | onAnimate(0, -1) onChange(-1) onClose() | 0
  methods#snaptoposition "%35" is 0                | snapToPosition "%35"                             | onAnimate(0, -1) onChange(-1) onClose() | 800
  methods#snaptoposition then a drag up            | snapToPosition 400; finish; take; drag -80       | onClose() | 400
  methods#snaptoposition new points hide it         | snapToPosition 350; finish; take; show {"snapPoints": [250, 500]} | | 800
  methods#snaptoposition a resize hides it          | snapToPosition 350; finish; take; resize {"container": 700} | | 700
  methods#snaptoposition at a point, a drag up      | snapToPosition 200; finish; take; drag -280      | | 600
  methods#snaptoposition at a point, new points     | snapToPosition 200; finish; take; show {"snapPoints": [300, 500]} | | 600
  methods#a-method-does-nothing the first of two counts | expand; finish; take; close; expand          | onAnimate(1, -1) onChange(-1) onClose() | 800
  methods#snaptoposition then a drag down          | snapToPosition 400; finish; take; drag 80        | onAnimate(-1, 0) onChange(0) | 600
  methods#close a call interrupts it               | close; halfway; expand                           | onAnimate(0, -1) onAnimate(0, 1) onChange(1) | 300
  methods#close a drag interrupts it               | close; halfway 0.3; drag -40                     | onAnimate(0, -1) | 600
  methods#forceclose other calls do nothing        | forceClose; halfway; expand; collapse; snapToIndex 1; snapToPosition 300 | onAnimate(0, -1) onChange(-1) onClose() | 800
  methods#forceclose nor do new points             | forceClose; halfway; show {"snapPoints": [300, 500]} | onAnimate(0, -1) onChange(-1) onClose() | 800
  methods#forceclose a finger does                 | forceClose; halfway 0.3; drag -40                | onAnimate(0, -1) | 600
  methods#forceclose issue#force-close-closed twice | forceClose; finish; take; forceClose; expand; finish; show {"index": 1} | | 800
  methods#forceclose issue#force-close during a move is a close      | expand; halfway; forceClose; halfway; expand     | onAnimate(0, 1) onAnimate(0, -1) onAnimate(0, 1) onChange(1) | 300
`,
);

const SCROLL = 'expand; finish; list; scroll';
const DRAG = 'collapse; finish; take; drag 20, "content"';

// Where the offset was recorded, the drag goes to the highest point.
scenarios(
  () => open(points),
  `
  hooks#usescrolleventshandlersdefault hooks#usescrollhandler begin of a drag | ${SCROLL} "onBeginDrag", 600; ${DRAG} | onAnimate(0, 1) onChange(1) | 300
  hooks#contentpangesturehandler issue#snap-back hooks#scrollhandler hooks#scrollablecontentoffsety end of a drag | ${SCROLL} "onEndDrag", 600; ${DRAG} | onAnimate(0, 1) onChange(1) | 300
  hooks#scrollablecontentoffsety end of a momentum             | ${SCROLL} "onMomentumEnd", 600; ${DRAG} | onAnimate(0, 1) onChange(1) | 300
  hooks#contentpangesturehandler a list that is at its top     | ${SCROLL} "onEndDrag", 0; ${DRAG} | | 600
  hooks#scrollablecontentoffsety not each frame                | ${SCROLL} "onScroll", 600; ${DRAG} | | 600
`,
);

scenarios(
  () => open({ ...points, index: -1 }),
  `
  methods#expand opens to the highest              | expand                                           | onAnimate(-1, 1) onChange(1) | 300
  methods#forceclose issue#force-close-closed when closed | forceClose; expand; snapToIndex 0; finish; show {"index": 1} | | 800
  methods#forceclose close() does not block         | close; expand                                    | onAnimate(-1, 1) onChange(1) | 300
  methods#collapse opens to the lowest             | collapse                                         | onAnimate(-1, 0) onChange(0) | 600
  methods#snaptoposition from closed               | snapToPosition "50%"                             | onClose() | 400
`,
);

scenarios(
  unmeasured,
  `
  methods#a-method-does-nothing snapToIndex before the measurement | fixed {"index": -1}; snapToIndex 0; resize {} | | 800
  methods#a-method-does-nothing expand before the measurement   | fixed {"index": -1}; expand; resize {} | | 800
  methods#a-method-does-nothing collapse before the measurement | fixed {"index": -1}; collapse; resize {} | | 800
  methods#a-method-does-nothing close before the measurement    | fixed {"index": -1}; close; resize {} | | 800
  methods#a-method-does-nothing forceClose before the measurement | fixed {"index": -1}; forceClose; resize {} | | 800
  methods#a-method-does-nothing but not snapToPosition          | fixed {"index": -1}; snapToPosition 0; resize {} | onClose() | 0
  props#index a change before the measurement is lost           | fixed {"index": -1}; show {"index": 0}; resize {} | | 800
`,
);

scenarios(
  () => new SheetHarness(),
  `
  methods#a-method-does-nothing expand waits for the handle   | resize {"handle": null}; fixed {"index": -1}; expand | | 800
  methods#a-method-does-nothing collapse does not             | resize {"handle": null}; fixed {"index": -1}; collapse | onAnimate(-1, 0) onChange(0) | 600
`,
);

failures(
  () => open(points),
  'methods#snaptoindex above the last point, in production too | snapToIndex 2 | between -1, 1',
);

type Handler = (given: object) => unknown;
type Handlers = Record<string, (source: unknown, event: unknown) => unknown>;

/** Calls a hook in the content of a sheet, and returns its result. */
function called(lab: SheetHarness, hook: string, ...given: unknown[]): unknown {
  let result: unknown;
  const Caller = () => {
    result = (lab.library[hook] as (...given: unknown[]) => unknown)(...given);
    return null;
  };
  lab.show({ children: createElement(Caller) });
  return result;
}

/** A sheet with a hook in it that returns shared values. */
function inside(hook: string, props: Props = {}, phone?: Phone) {
  const sheet = mount({ ...points, ...props, children: null }, phone);
  const result = called(sheet, hook) as Record<string, { value: unknown }>;
  return { sheet, read: (name: string) => result[name]?.value as Props };
}

test('hooks#usebottomsheet returns the methods and values', () => {
  const sheet = open(points);
  const inner = called(sheet, 'useBottomSheet') as Record<string, () => void>;
  sheet.act(() => inner.expand?.()).finish();
  expect(sheet.position()).toBe(300);
  expect(inner).toMatchObject({ animatedIndex: { value: 1 } });
});

test('hooks#animatedposition starts at the height of the window without topInset', () => {
  const closed = { index: -1, topInset: 50 };
  const { sheet, read } = inside('useBottomSheet', closed, { window: 900 });
  expect(read('animatedPosition')).toBe(900);
  sheet.call('expand').finish();
  expect([read('animatedPosition'), sheet.position()]).toEqual([350, 400]);
});

test('hooks#usebottomsheettimingconfigs hooks#animation_duration hooks#animation_easing hooks#usebottomsheetspringconfigs fill in defaults', () => {
  const lab = open(points);
  const { ANIMATION_DURATION, ANIMATION_EASING: easing } = lab.library;
  const timing = (duration: number) =>
    called(lab, 'useBottomSheetTimingConfigs', { duration });
  expect(timing(0)).toEqual({ duration: ANIMATION_DURATION, easing });
  expect(timing(9)).toEqual({ duration: 9, easing });
  const config = { damping: 20 };
  expect(called(lab, 'useBottomSheetSpringConfigs', config)).toBe(config);
});

test.each([
  ['contentPanGestureHandler', 'hooks#usebottomsheetgesturehandlers'],
  ['handlePanGestureHandler', 'hooks#handlepangesturehandler'],
])('%s of %s drags the sheet', (name) => {
  const sheet = open(points);
  const pans = called(sheet, 'useBottomSheetGestureHandlers');
  const { [name]: pan } = pans as Record<string, Record<string, Handler>>;
  const event = { translationY: -280, velocityY: 0, absoluteY: 0, state: 4 };
  for (const step of ['handleOnStart', 'handleOnChange', 'handleOnEnd']) {
    sheet.runtime.native(() => pan?.[step]?.(event));
  }
  expect(sheet.settle().finish().position()).toBe(300);
});

test('hooks#usebottomsheetscrollablecreator makes a new component for other options', () => {
  const lab = open(points);
  const use = lab.library.useBottomSheetScrollableCreator as Handler;
  const made = new Set<unknown>();
  const Caller = (options: Props) => void made.add(use(options));
  for (const focusHook of [Array, Array, Object]) {
    lab.show({ children: createElement(Caller, { focusHook }) });
  }
  expect(made.size).toBe(2);
});

/** A sheet whose drag has other handlers for some events. */
function withHandlers(change: Handlers): SheetHarness {
  const lab = new SheetHarness();
  const { useGestureEventsHandlersDefault: useDefault } = lab.library;
  const gestureEventsHandlersHook = () => ({
    ...(useDefault as () => Handlers)(),
    ...change,
  });
  return lab.fixed({ gestureEventsHandlersHook }).finish();
}

test('hooks#usegestureeventshandlersdefault props#gestureeventshandlershook a sheet without the default end stays where it is released', () => {
  const sheet = withHandlers({ handleOnEnd: () => undefined });
  sheet.take();
  expect(sheet.drag(-100).finish().take()).toEqual([]);
  expect(sheet.position()).toBe(500);
});

test('hooks#gesture_source hooks#gestureeventhandlercallbacktype tell what is dragged', () => {
  const seen: unknown[] = [];
  const sheet = withHandlers({ handleOnStart: (source) => seen.push(source) });
  sheet.drag(-40, 'content').drag(-40);
  const { CONTENT, HANDLE } = sheet.library.GESTURE_SOURCE as Props;
  expect(seen).toEqual([CONTENT, HANDLE]);
});

const states = `
  | CLOSED LOCKED MOUNT RUNNING UNDETERMINED
  finish | OPENED LOCKED NONE STOPPED UNDETERMINED
  finish; expand | OPENED LOCKED USER RUNNING UNDETERMINED
  finish; expand; finish | EXTENDED UNLOCKED NONE STOPPED UNDETERMINED
  finish; close; finish | CLOSED LOCKED NONE STOPPED UNDETERMINED
  finish; drag -100 | OPENED LOCKED GESTURE RUNNING UNDETERMINED
  finish; show {"index": 1} | OPENED LOCKED USER RUNNING UNDETERMINED
  finish; show {"snapPoints": [300]} | OPENED LOCKED SNAP_POINT_CHANGE RUNNING UNDETERMINED
  finish; snapToPosition 2000; finish | FILL_PARENT UNLOCKED NONE STOPPED UNDETERMINED
  finish; expand; finish; grab; move -100 | OVER_EXTENDED LOCKED NONE STOPPED UNDETERMINED
  finish; show {"enableContentPanningGesture": false} | OPENED UNLOCKED NONE STOPPED UNDETERMINED
  finish; keyboard 200 | OPENED LOCKED NONE STOPPED UNDETERMINED
  finish; keyboard 200; keyboard 0 | OPENED LOCKED NONE STOPPED HIDDEN`;

test.each(rowsOf(states))(
  'hooks#usebottomsheetinternal hooks#sheet_state hooks#animation_source hooks#animation_status hooks#keyboard_status after "%s" are %s',
  (steps = '', names) => {
    const { sheet, read } = inside('useBottomSheetInternal');
    run(sheet, steps);
    const { source, status } = read('animatedAnimationState');
    // The enums give a name for each value.
    const found = Object.entries({
      SHEET_STATE: read('animatedSheetState'),
      SCROLLABLE_STATUS: read('animatedScrollableStatus'),
      ANIMATION_SOURCE: source,
      ANIMATION_STATUS: status,
      KEYBOARD_STATUS: read('animatedKeyboardState').status,
    }).map(([name, value]) => (sheet.library[name] as Props)[String(value)]);
    expect(found.join(' ')).toBe(names);
  },
);

test('hooks#contentpangesturehandler on the web a scrolled list changes nothing', () => {
  const sheet = open(points, { platform: 'web' });
  const inner = called(sheet, 'useBottomSheetInternal');
  const { animatedScrollableState: list } = inner as Record<string, Shared>;
  list?.set((last: object) => ({ ...last, contentOffsetY: 600, type: 2 }));
  expect(sheet.drag(20, 'content').finish().position()).toBe(600);
});
