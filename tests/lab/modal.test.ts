// Statements of docs/modal/, run with the published package.
import { createElement, type FC, useEffect } from 'react';
import { expect, test } from 'vitest';
import { SheetHarness, modals, points, type Props } from './lab';
import { failures, rowsOf, run, sample, scenarios } from './scenarios';

/** A modal `a` that is presented and rests, and others that are not. */
const presented = (all: Record<string, Props> = { a: {} }): SheetHarness =>
  run(modals(all), 'a.present; finish; take');

scenarios(
  () => modals({ a: {} }),
  `
  modal/index#the-life-of-a-modal opens              | a.present                                      | a.onAnimate(-1, 0) a.onChange(0) | a
  modal/index#the-life-of-a-modal interrupted        | a.present; frame; halfway; a.dismiss           | a.onAnimate(-1, 0) a.onDismiss() |
  modal/index#the-life-of-a-modal its owner unmounts as it opens (phone) | a.present; frame; halfway; show null, "a" | a.onAnimate(-1, 0) a.onDismiss() a.onChange(0) |
  troubleshooting#modal-stays-after-its-screen a finger | a.present; finish; take; show null, "a"; halfway; grab; move -40; release -40 | a.onAnimate(0, -1) | a
  modal/props#stackbehavior an opening modal is minimized | show {}, "b"; a.present; frame; halfway; b.present; finish; b.dismiss; finish | a.onAnimate(-1, 0) b.onAnimate(-1, 0) b.onChange(0) a.onAnimate(-1, 0) b.onAnimate(0, -1) a.onChange(0) b.onChange(-1) b.onDismiss() | a
  modal/methods#present two in one frame both open  | show {}, "b"; a.present; b.present             | a.onAnimate(-1, 0) b.onAnimate(-1, 0) a.onChange(0) b.onChange(0) | a b
  modal/methods#present two in one frame, replace   | show {"stackBehavior": "replace"}, "b"; a.present; b.present; finish; take; b.dismiss; finish; take; a.present | |
  modal/hooks#dismiss of one that unmounts in the frame of present | a.present; show null, "a"; finish; stack "dismiss"; stack "dismiss" | dismiss: true dismiss: true |
  modal/props#enabledismissonclose one dismiss interrupts the opening | show {"enableDismissOnClose": false}, "a"; a.present; frame; halfway; a.dismiss | a.onAnimate(-1, 0) a.onDismiss() |
  modal/methods#present-does-nothing issue#dismiss after dismiss   | a.dismiss; a.present                           | |
  modal/methods#dismiss a second one frees it        | a.dismiss; a.dismiss; a.present                | a.onDismiss() a.onAnimate(-1, 0) a.onChange(0) | a
  modal/methods#present-does-nothing in one frame    | a.present; a.dismiss; finish; a.present        | |
  modal/props#what-differs-from-bottomsheet index -1        | show {"index": -1}, "a"; a.present             | | a
  modal/methods#the-methods-of-bottomsheet-on-a-modal before | a.expand; a.snapToIndex 0; a.snapToPosition 300; a.close; a.forceClose | |
  modal/props#name modal/hooks#dismiss               | show {"name": "cart"}, "a"; show {"stackBehavior": "push"}, "b"; a.present; finish; b.present; finish; take; stack "dismiss", "cart" | dismiss: true a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() | b
  props#keyboardbehavior a keyboard lifts a modal that opens | show {"snapPoints": [200, 500], "enableDynamicSizing": false}, "a"; input "a"; a.present; frame; focus; keyboard 200 | a.onAnimate(-1, 0) a.onAnimate(-1, 1) a.onChange(1) |
  modal/props#what-differs-from-bottomsheet fixed points without animation stay below, and dismiss does nothing | show {"animateOnMount": false, "snapPoints": ["50%"], "enableDynamicSizing": false}, "a"; a.present; finish; a.dismiss | | a
  modal/props#what-differs-from-bottomsheet dynamic sizing shows it | show {"animateOnMount": false, "snapPoints": ["50%"], "enableDynamicSizing": true}, "a"; a.present; finish; a.dismiss | a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() |
  modal/hooks#dismiss finds none                     | stack "dismiss"                                | dismiss: false |
  modal/hooks#dismiss a frame after present          | a.present; stack "dismiss"; frame; stack "dismiss", "x" | dismiss: false a.onAnimate(-1, 0) dismiss: false a.onChange(0) | a
`,
);

scenarios(
  presented,
  `
  modal/props#ondismiss modal/index#the-life-of-a-modal             | a.dismiss                                      | a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() |
  modal/index#the-life-of-a-modal its owner unmounts | show null, "a"                                 | a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() |
  modal/methods#dismiss other calls do nothing       | a.dismiss; halfway; a.snapToIndex 0; a.expand; a.present | a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() |
  modal/methods#dismiss a finger interrupts it       | a.dismiss; halfway 0.3; drag -40               | a.onAnimate(0, -1) | a
  modal/methods#dismiss then most methods do nothing | a.dismiss; halfway 0.3; drag -40; finish; take; a.expand; a.collapse; a.close | | a
  modal/methods#dismiss then it draws nothing new    | a.dismiss; halfway 0.3; drag -40; finish; take; show {"children": "content new"}, "a" | | a
  modal/props#children draws what is new             | show {"children": "content new"}, "a"           | | new
  modal/methods#dismiss then present still works     | a.dismiss; halfway 0.3; drag -40; finish; take; a.present; finish; a.dismiss | a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() |
  modal/methods#dismiss then dismiss still works     | a.dismiss; halfway 0.3; drag -40; finish; take; a.dismiss | a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() |
  modal/methods#present-does-nothing while it slides out | a.dismiss; halfway; a.present; frame       | a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() |
  modal/methods#present-does-nothing close() lets it come back | a.close; halfway; a.present; frame          | a.onAnimate(0, -1) | a
  modal/methods#present-does-nothing so does a drag   | drag 150; halfway; a.present; frame           | a.onAnimate(0, -1) | a
  modal/hooks#dismiss while it slides out            | a.dismiss; halfway; stack "dismiss"            | a.onAnimate(0, -1) dismiss: true a.onChange(-1) a.onDismiss() |
  modal/props#enabledismissonclose expand shows it    | show {"enableDismissOnClose": false}, "a"; a.close; finish; take; a.expand | a.onAnimate(-1, 0) a.onChange(0) | a
  methods#passing-a-method-to-onpress makes the event the name | stack "dismiss", {"nativeEvent": {}} | dismiss: false | a
  modal/props#enablepandowntoclose is on             | drag 150                                       | a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() |
  modal/props#enabledismissonclose false keeps it    | show {"enableDismissOnClose": false}, "a"; a.close | a.onAnimate(0, -1) a.onChange(-1) | a
  modal/props#enabledismissonclose dismiss twice     | show {"enableDismissOnClose": false}, "a"; a.dismiss; finish; a.dismiss | a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() |
  modal/props#enabledismissonclose present shows it  | show {"enableDismissOnClose": false}, "a"; a.close; finish; take; a.present | a.onAnimate(-1, 0) a.onChange(0) | a
  modal/hooks#dismiss a closed one counts           | show {"enableDismissOnClose": false}, "a"; a.close; finish; take; stack "dismiss" | a.onDismiss() dismiss: true |
`,
);

scenarios(
  () => presented({ a: {}, b: {} }),
  `
  modal/props#stackbehavior issue#switch dismisses in 5.2.14 | b.present; finish; b.dismiss                 | a.onAnimate(0, -1) b.onAnimate(-1, 0) a.onChange(-1) a.onDismiss() b.onChange(0) b.onAnimate(0, -1) b.onChange(-1) b.onDismiss() |
  modal/props#stackbehavior push stays               | show {"stackBehavior": "push"}, "b"; b.present | b.onAnimate(-1, 0) b.onChange(0) | a b
  modal/props#stackbehavior replace dismisses        | show {"stackBehavior": "replace"}, "b"; b.present | a.onAnimate(0, -1) b.onAnimate(-1, 0) a.onChange(-1) a.onDismiss() b.onChange(0) | b
  modal/props#stackbehavior replace keeps one that stays mounted | show {"enableDismissOnClose": false}, "a"; show {"stackBehavior": "replace"}, "b"; b.present; finish; take; b.dismiss; finish; stack "dismiss" | b.onAnimate(0, -1) b.onChange(-1) b.onDismiss() a.onDismiss() dismiss: true |
  modal/hooks#dismissall                             | show {"stackBehavior": "push"}, "b"; b.present; finish; take; stack "dismissAll" | dismissAll: undefined a.onAnimate(0, -1) b.onAnimate(0, -1) a.onChange(-1) a.onDismiss() b.onChange(-1) b.onDismiss() |
  modal/props#stackbehavior presented again          | show {"stackBehavior": "push"}, "a"; show {"stackBehavior": "push"}, "b"; b.present; finish; a.present; finish; take; stack "dismiss" | dismiss: true a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() | b
  modal/props#stackbehavior drawn below              | show {"stackBehavior": "push"}, "a"; show {"stackBehavior": "push"}, "b"; b.present; finish; take; a.present | | a b
  modal/methods#present moves an open one back       | show {"snapPoints": [300, 500], "enableDynamicSizing": false}, "a"; a.expand; finish; take; a.present | a.onAnimate(1, 0) a.onChange(0) | a
`,
);

scenarios(
  () => modals({ a: points }, { isStrict: true }),
  `
  troubleshooting#strict-mode a modal whose owner unmounts stays | a.present; finish; take; show null, "a" | | a
`,
);

scenarios(
  () => modals({ a: {} }, { isFabric: true }),
  `
  modal/props#what-differs-from-bottomsheet the new renderer shows fixed points | show {"animateOnMount": false, "snapPoints": ["50%"], "enableDynamicSizing": false}, "a"; a.present; finish; a.dismiss | a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() |
  modal/props#what-differs-from-bottomsheet but not at the top | show {"animateOnMount": false, "snapPoints": ["100%"], "enableDynamicSizing": false}, "a"; a.present; finish; a.dismiss | | a
`,
);

test('modal/index#the-life-of-a-modal onDismiss comes right before the unmount', () => {
  const lab = modals({ a: { snapPoints: [200], enableDynamicSizing: false } });
  const Content = () => {
    useEffect(() => () => void lab.calls.push('unmounted'), []);
    return null;
  };
  lab.show({ children: createElement(Content) }, 'a');
  run(lab, 'a.present; finish; take; a.dismiss; finish');
  expect(lab.take().slice(-2)).toEqual(['a.onDismiss()', 'unmounted']);
});

test('modal/props#children modal/methods#pass-data-to-a-modal receive the data', () => {
  const seen: unknown[] = [];
  const children = ({ data }: { data: unknown }) => void seen.push(data);
  const lab = modals({ a: { children, snapPoints: [200] } });
  run(lab, 'a.present "first"; finish; a.present "second"; finish; a.present');
  lab.finish();
  expect(new Set(seen)).toEqual(new Set(['first', 'second', undefined]));
});

test('modal/methods#dismiss before the opening has moved is ignored', () => {
  const lab = modals({ a: {} });
  lab.show({ onAnimate: () => lab.call('a.dismiss') }, 'a');
  run(lab, 'a.present; finish');
  expect(lab.texts).toEqual(['a']);
});

const VISIBLE = rowsOf(`
  true; finish                                   | on
  true; finish; false; finish                    |
  true; false; finish; true; finish              | on
  true; frame; false; finish                     |
  true; frame; halfway; false; finish            |
  true; finish; false; halfway; true; finish     | on
  true; finish; drag 150; finish                 |
  true; finish; false; halfway 0.3; drag -40; finish; true; drag 150; finish | on
`);

test.each(VISIBLE)(
  'modal/usage#control-a-modal-with-a-prop the sample follows %s',
  (steps = '', texts) => {
    const lab = new SheetHarness();
    const { Sheet } = sample(lab, 'modal/usage', 'Sheet.tsx');
    let visible = false;
    const show = () => {
      const props = { visible, onClose: () => (visible = false) };
      const sheet = createElement(Sheet as FC<Props>, props, 'content on');
      lab.render(lab.element('BottomSheetModalProvider', {}, sheet));
    };
    show();
    for (const step of steps.split('; ')) {
      if (/true|false/.test(step)) {
        visible = step === 'true';
        show();
      } else {
        run(lab, step);
      }
    }
    expect([lab.texts.join(), visible]).toEqual([texts, texts === 'on']);
  },
);

failures(
  () => modals({ a: { index: 5 } }),
  'modal/props#what-differs-from-bottomsheet presented again | a.present; finish; a.present | between -1, 0',
);

test('modal/props#what-differs-from-bottomsheet a later topInset places the modal lower than an initial one', () => {
  const props = { snapPoints: ['50%'], enableDynamicSizing: false };
  const changed = run(modals({ a: props }), 'a.present').finish();
  changed.show({ topInset: 100 }, 'a').finish();
  const first = run(modals({ a: { ...props, topInset: 100 } }), 'a.present');
  expect(changed.position('a')).toBe(500);
  expect(first.finish().position('a')).toBe(450);
});
