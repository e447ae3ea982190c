// Statements of docs/props.mdx on changes that come too early, on new points, and on
// calls that 5.2.14 leaves out.
import { expect, test } from 'vitest';
import { SheetHarness, open, points } from './lab';
import { failures, run, scenarios } from './scenarios';

scenarios(
  () => open(points),
  `
  props#snappoints an index that is gone stays        | expand; finish; take; show {"snapPoints": [200]} | | 300
  props#snappoints during a move it calls             | expand; halfway; show {"snapPoints": [250, 450]} | onAnimate(0, 1) onAnimate(0, 1) onChange(1) | 350
  props#onchange issue#drag-to-the-top a list         | list; finish; take; drag -400, "content"  | | 300
  props#enableoverdrag without it, a drag to the top  | show {"enableOverDrag": false}; drag -400 | | 300
  keyboard-handling#what-goes-wrong another index     | show {"snapPoints": [300, 500]}; input; finish; focus; keyboard 200; finish; take; drag 150 | onAnimate(1, 0) onChange(0) | 300
  props#animationconfigs without a duration           | show {"animationConfigs": {"duration": 0}}; expand | onChange(1) | 300
  props#overridereducemotion always                   | show {"overrideReduceMotion": "always"}; expand | onChange(1) | 300
  props#overridereducemotion system                   | show {"overrideReduceMotion": "system"}; expand | onAnimate(0, 1) onChange(1) | 300
  blog/bottom-sheet-v5 a snap point of 0 does not throw in production | show {"snapPoints": [0, 400]}; snapToIndex 1 | onAnimate(0, 1) onChange(1) | 400
  props#index in the render after new points          | show {"snapPoints": [200, 400, 600]}; show {"index": 2} | onAnimate(0, 2) onChange(2) | 200
`,
);

scenarios(
  () => new SheetHarness(),
  `
  props#index a change before the first rest is lost  | fixed {"index": 0}; show {"index": 1} | onAnimate(-1, 0) onChange(0) | 600
  props#handlecomponent null keeps the height that it had | show {}; finish; take; show {"handleComponent": null} | | 600
  props#callbacks a list that catches the opening sheet calls nothing more | fixed {"index": -1}; list; finish; snapToIndex 1; halfway; drag -400, "content" | onAnimate(-1, 1) | 300
`,
);

scenarios(
  () => open(points, { reduceMotion: true }),
  `
  props#onanimate is not called with reduced motion   | expand; finish; drag 280; finish; close | onChange(1) onChange(0) onChange(-1) onClose() | 800
  props#overridereducemotion never animates           | show {"overrideReduceMotion": "never"}; expand | onAnimate(0, 1) onChange(1) | 300
`,
);

failures(
  () => open(points),
  'props#index issue#new-points in the same render | show {"snapPoints": [200, 400, 600], "index": 2} | between -1, 1',
);

test('props#callbacks issue#first-render-callbacks the keyboard calls the callbacks of the first render', () => {
  const seen: string[] = [];
  const call = (name: string) => ({ onChange: () => seen.push(name) });
  const sheet = open({ ...points, ...call('first') })
    .input()
    .finish();
  run(sheet.show(call('second')), 'expand')
    .show(call('third'))
    .finish();
  run(sheet, 'collapse; finish; focus; keyboard 200').finish();
  expect(seen).toEqual(['first', 'second', 'third', 'first']);
});
