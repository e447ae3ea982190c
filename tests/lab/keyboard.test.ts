// What docs/props.mdx says of the keyboard, done by the published package. The
// points of 200 and 500 are at 600 and 300 in a container of 800.
import { expect, test } from 'vitest';
import { type Lab, open, type Phone, type Props, points } from './lab';
import { run, scenarios } from './scenarios';

/** A sheet with an input that it follows. */
const withInput = (props: Props = {}, phone: Phone = {}): Lab =>
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
  props#bottominset counts for the keyboard         | show {"bottomInset": 50}; focus; keyboard 200 | onAnimate(0, 1) onChange(1) | 100
`,
);

scenarios(
  () =>
    withInput(
      { android_keyboardInputMode: 'adjustResize' },
      { platform: 'android' },
    ),
  `
  props#android_keyboardinputmode interactive       | focus; keyboard 200                         | | 600
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

test('props#animationconfigs the keyboard has its own', () => {
  const sheet = withInput({ animationConfigs: { duration: 1 } });
  expect(run(sheet, 'focus; keyboard 200').runtime.running).toMatchObject([
    { kind: 'spring' },
  ]);
});
