// Statements of docs/props.mdx, run with the published package. The container has 800
// points, so the points of 200 and 500 are at 600 and 300.
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import {
  SheetHarness,
  mount,
  open,
  type Phone,
  type Props,
  points,
} from './lab';
import { settings } from './native';
import { failures, rowsOf, run, scenarios } from './scenarios';

scenarios(
  () => open(points),
  `
  props#snappoints new points call nothing          | show {"snapPoints": [300, 500]}             | | 500
  props#snappoints a percentage                     | show {"snapPoints": ["25%", "50%"]}         | | 600
  props#snappoints a greater height is 100%         | show {"snapPoints": [900]}                  | | 0
  props#snappoints %50 is nothing                   | show {"snapPoints": ["%50"]}                | | 800
  props#index moves it when it changes              | show {"index": 1}                           | onAnimate(0, 1) onChange(1) | 300
  props#index -1 later does not close it            | show {"index": -1}                          | | 600
  props#index the value it has does nothing         | expand; finish; take; show {"index": 0}     | | 300
  props#index a drag back calls nothing             | show {"index": 1}; halfway; take; drag 140  | | 600
  props#enablepandowntoclose is off                 | drag 150                                    | | 600
  props#enableoverdrag a drag beyond comes back     | expand; finish; take; drag -100             | | 300
  props#overdragresistancefactor 2.5 of the root of 101 points | expand; finish; take; grab; move -100 | | 274.87531094719776
  props#overdragresistancefactor 0 holds it         | show {"overDragResistanceFactor": 0}; expand; finish; take; grab; move -100 | | 300
  props#enableoverdrag false holds it               | show {"enableOverDrag": false}; expand; finish; take; grab; move -100 | | 300
  props#enablehandlepanninggesture off, the content drags | show {"enableHandlePanningGesture": false}; drag -280; drag -280, "content" | onAnimate(0, 1) onChange(1) | 300
  props#enablecontentpanninggesture off, it does not drag | show {"enableContentPanningGesture": false}; drag -280, "content"           | | 600
  props#enablecontentpanninggesture off, the handle drags | show {"enableContentPanningGesture": false}; drag -280                      | onAnimate(0, 1) onChange(1) | 300
  props#gestures both off, no drag moves it         | show {"enableHandlePanningGesture": false, "enableContentPanningGesture": false}; drag -280; drag -280, "content" | | 600
  props#handlecomponent null, only the content drags | show {"handleComponent": null}; drag -280; drag -280, "content" | onAnimate(0, 1) onChange(1) | 300
  props#callbacks an interrupted move               | expand; halfway; close                      | onAnimate(0, 1) onAnimate(0, -1) onChange(-1) onClose() | 800
  props#onchange a drag that interrupts             | expand; halfway; drag 140                   | onAnimate(0, 1) | 600
  props#keyboard a plain input does not move it     | keyboard 200                                | | 600
  props#enablepandowntoclose a drag down closes     | show {"enablePanDownToClose": true}; drag 150 | onAnimate(0, -1) onChange(-1) onClose() | 800
  props#enablepandowntoclose a flick skips a point  | show {"enablePanDownToClose": true}; expand; finish; take; drag 20, "handle", 2400 | onAnimate(1, -1) onChange(-1) onClose() | 800
`,
);

scenarios(
  () => new SheetHarness(),
  `
  props#index -1 starts closed and calls nothing    | fixed {"index": -1}                         | | 800
  props#onclose interrupts the opening              | fixed {"index": -1}; expand; halfway; take; close | onClose() | 800
  props#onclose never opened, in a shorter container | fixed {"index": -1}; resize {"container": 700}; close | onClose() | 700
  props#animateonmount false calls nothing          | fixed {"animateOnMount": false}             | | 600
  props#animateonmount later moves are animated     | fixed {"animateOnMount": false}; expand; halfway; expand | onAnimate(0, 1) onChange(1) | 300
  props#animateonmount at the top it stays below    | fixed {"animateOnMount": false, "snapPoints": ["100%"]} | | 800
  props#detached closes below the inset             | fixed {"detached": true, "bottomInset": 40}; finish; take; close | onAnimate(0, -1) onChange(-1) onClose() | 800
  props#enabledynamicsizing a plain view never opens | show {"snapPoints": [200], "children": "text"} | | 800
  props#index without its point never opens         | show {"index": 1}                           | | 800
`,
);

scenarios(
  () => open({}, { content: 100 }),
  `
  props#enabledynamicsizing is content and handle   |                                             | | 676
  props#enabledynamicsizing follows the content     | resize {"content": 300}                     | | 476
  props#enabledynamicsizing an empty view           | resize {"content": 0}                       | | 776
  props#snappoints content adds a point and sorts   | show {"snapPoints": [200, 500]}; snapToIndex 1 | onAnimate(0, 1) onChange(1) | 600
  props#enabledynamicsizing adds no point twice     | show {"snapPoints": [124, 500]}; snapToIndex 1 | onAnimate(0, 1) onChange(1) | 300
  props#maxdynamiccontentsize is the container      | resize {"content": 2000}                    | | 0
  props#maxdynamiccontentsize a lower limit         | show {"maxDynamicContentSize": 250}; resize {"content": 2000} | | 550
  props#maxdynamiccontentsize above the container   | show {"maxDynamicContentSize": 900}; resize {"content": 2000} | | -100
`,
);

failures(
  () => new SheetHarness({ isDevelopment: true }),
  `
  props#snappoints      | fixed {"snapPoints": [0]}     | Snap point '0' is invalid.
  props#snappoints      | fixed {"snapPoints": []}      | was provided with no points
  props#index           | fixed {"index": 5}            | 'index' was provided but out of the provided
  props#index           | fixed {"index": "a"}          | 'index' was provided but with wrong type
  props#topinset        | fixed {"topInset": "a"}       | 'topInset'
  props#bottominset     | fixed {"bottomInset": "a"}    | 'bottomInset'
  props#containerheight | fixed {"containerHeight": 1}  | 'containerHeight'
  props#containeroffset | fixed {"containerOffset": 1}  | 'containerHeight'
`,
);
failures(
  open,
  'props#index a later one that does not exist throws in production | show {"index": 1} | between -1, 0',
);

test('props#children are mounted while the sheet is closed', () => {
  expect(mount({ ...points, index: -1 }).texts).toEqual(['']);
});

test('props#activeoffsetx props#activeoffsety props#failoffsetx props#failoffsety props#waitfor props#simultaneoushandlers are passed to gesture-handler', () => {
  const active = { activeOffsetX: [-8, 8], activeOffsetY: 10 };
  const offsets = { ...active, failOffsetX: [-8, 8], failOffsetY: 8 };
  const others = { waitFor: 'a', simultaneousHandlers: 'b' };
  const got = open({ ...points, ...offsets, ...others })
    .all('GestureDetector')
    .map(({ props }) => settings.get(props.gesture as object));
  const expected = {
    ...offsets,
    requireExternalGestureToFail: 'a',
    simultaneousWithExternalGesture: ['b'],
  };
  expect(got).toMatchObject([expected, expected]);
});

test('props#topinset props#animatedposition the prop counts the inset', () => {
  const sheet = open({ ...points, topInset: 50 });
  expect(sheet.position()).toBe(600);
  expect(sheet.last.onChange).toEqual([0, 550, 0]);
});

test('props#containerlayoutstate hooks#initial_container_layout on the web the sheet writes into the object', () => {
  const lab = new SheetHarness({ platform: 'web' });
  const given = { height: -999, offset: { top: 0, bottom: 0 } };
  const containerLayoutState = lab.runtime.make(given);
  lab.show({ ...points, containerLayoutState });
  expect(containerLayoutState.get()).toBe(given);
  expect(given.height).toBe(800);
});

// Columns: the section and its statement, the phone, the steps, and what then moves.
const animations = `
  props#animationconfigs hooks#animation_configs a spring | {} | expand | {"kind": "spring"}
  props#animationconfigs hooks#animation_configs a timing on Android | {"platform": "android"} | expand | {"kind": "timing"}
  props#animationconfigs a duration makes it a timing  | {} | show {"animationConfigs": {"duration": 300, "dampingRatio": 1}}; expand | {"kind": "timing"}
  props#animationconfigs a damping makes it a spring   | {"platform": "android"} | show {"animationConfigs": {"damping": 20}}; expand | {"kind": "spring"}
  props#animationconfigs the keyboard uses its own     | {} | show {"animationConfigs": {"duration": 1}}; input; finish; focus; keyboard 200 | {"kind": "spring"}
  methods#animation-of-one-call overrides the prop     | {} | show {"animationConfigs": {"duration": 9}}; expand {"damping": 3} | {"config": {"damping": 3}}
  methods#animation-of-one-call is of that call        | {} | show {"animationConfigs": {"duration": 9}}; expand {"damping": 3}; finish; collapse | {"config": {"duration": 9}}
  methods#passing-a-method-to-onpress makes the event the config | {} | expand {"nativeEvent": {}} | {"config": {"nativeEvent": {}}}`;

test.each(rowsOf(animations))('%s', (_, phone = '', steps = '', moves = '') => {
  const sheet = run(open(points, JSON.parse(phone) as Phone), steps);
  expect(sheet.runtime.running).toMatchObject([JSON.parse(moves)]);
});

test('props#animatedindex hooks#animatedindex is a fraction between two points', () => {
  const sheet = open({ snapPoints: [500] });
  expect(run(sheet, 'expand; halfway').index()).toBe(0.5);
  run(sheet, 'finish; collapse; finish; resize {"content": 100}; halfway');
  expect([sheet.index(), sheet.position()]).toEqual([0, 638]);
});

test('props#onchange props#snap_point_type tells content from points', () => {
  const sheet = open({ snapPoints: [500] });
  const { DYNAMIC, PROVIDED } = sheet.library.SNAP_POINT_TYPE as Props;
  const calls = ['expand', 'collapse', 'close'].map(
    (method) => sheet.call(method).finish().last.onChange,
  );
  expect(calls).toEqual([
    [1, 300, PROVIDED],
    [0, 600, DYNAMIC],
    [-1, 800, PROVIDED],
  ]);
});

test('props#onanimate has both indexes and both positions', () => {
  const sheet = open(points).call('snapToPosition', 350);
  expect(sheet.last.onAnimate).toEqual([0, -1, 600, 450]);
});

test.each([
  'backdropComponent',
  'backgroundComponent',
  'footerComponent',
  'handleComponent',
])(
  'props#components props#%s a new function mounts a new component',
  (prop) => {
    let mounts = 0;
    const inline = () => () => {
      useEffect(() => void (mounts += 1), []);
      return null;
    };
    open({ ...points, [prop]: inline() }).show({ [prop]: inline() });
    expect(mounts).toBe(2);
  },
);

/** A sheet with an input that it follows. */
const withInput = (props: Props = {}, phone: Phone = {}): SheetHarness =>
  open({ ...points, ...props }, phone)
    .input()
    .finish();

scenarios(
  withInput,
  `
  props#keyboardbehavior interactive                | focus; keyboard 200                         | onAnimate(0, 1) onChange(1) | 100
  props#keyboardbehavior extend                     | show {"keyboardBehavior": "extend"}; focus; keyboard 200 | onAnimate(0, 1) onChange(1) | 300
  props#keyboardbehavior fillParent                 | show {"keyboardBehavior": "fillParent"}; focus; keyboard 200 | onAnimate(0, 1) onChange(1) | 0
  props#keyboardbehavior at most the top            | focus; keyboard 700                         | onAnimate(0, 1) onChange(1) | 0
  props#keyboardblurbehavior none                   | focus; keyboard 200; finish; take; keyboard 0 | | 100
  props#keyboardblurbehavior restore                | show {"keyboardBlurBehavior": "restore"}; focus; keyboard 200; finish; take; keyboard 0 | | 300
  props#keyboardblurbehavior not during a close     | show {"keyboardBlurBehavior": "restore"}; focus; keyboard 200; finish; take; close; halfway; keyboard 0 | onAnimate(1, -1) onChange(-1) onClose() | 800
  props#keyboardblurbehavior not during a drag      | show {"keyboardBlurBehavior": "restore"}; focus; keyboard 200; finish; take; grab; move 10; keyboard 0 | | 110
  props#keyboardbehavior not during a move            | expand; halfway; focus; keyboard 200         | onAnimate(0, 1) onChange(1) | 300
  props#keyboardbehavior expand moves it behind the keyboard | focus; keyboard 200; finish; take; expand | | 300
  props#keyboardblurbehavior issue#pulled-up-after-keyboard closes for its callbacks | focus; keyboard 200; finish; keyboard 0; finish; take; drag -30 | onAnimate(1, -1) onChange(-1) onClose() | 100
  props#keyboardblurbehavior and then disappears     | focus; keyboard 200; finish; keyboard 0; finish; drag -30; finish; take; focus; keyboard 200 | | 800
  props#enableoverdrag false prevents it             | show {"enableOverDrag": false}; focus; keyboard 200; finish; keyboard 0; finish; take; drag -30 | | 100
  props#enableoverdrag false prevents it as the keyboard hides | show {"enableOverDrag": false, "keyboardBlurBehavior": "restore", "enableBlurKeyboardOnGesture": true}; focus; keyboard 200; finish; take; grab; keyboard 0; move -30; release -30 | | 100
  props#keyboardblurbehavior new points do not move it | focus; keyboard 200; finish; keyboard 0; finish; take; show {"snapPoints": [300, 600]} | | 100
  props#keyboardbehavior a closed sheet stays closed | close; finish; take; focus; keyboard 200     | | 800
  props#onclose not while the keyboard is open        | focus; keyboard 200; finish; take; snapToPosition 350 | | 450
  props#bottominset the keyboard lifts it by the rest | show {"bottomInset": 50}; finish; focus; keyboard 200 | onAnimate(0, 1) onChange(1) | 100
`,
);

scenarios(
  () => withInput({}, { platform: 'android' }),
  `
  props#android_keyboardinputmode interactive          | show {"android_keyboardInputMode": "adjustResize"}; focus; keyboard 200 | | 600
`,
);

test.each([
  [true, [1, 1]],
  [false, [0, 1]],
])(
  'props#enableblurkeyboardongesture %s',
  (enableBlurKeyboardOnGesture, hidden) => {
    const sheet = withInput({ enableBlurKeyboardOnGesture });
    run(sheet, 'focus; keyboard 200; finish');
    const steps = ['grab; move 100', 'release 100'].map(
      (steps) => run(sheet, steps).native.asked.length,
    );
    expect(steps).toEqual(hidden);
  },
);
