// What docs/props.mdx says of changes that come too early, of new points and of
// moves for which 5.2.14 leaves calls out.
import { expect, test } from 'vitest';
import { Lab, mount, open, points } from './lab';
import { run, scenarios } from './scenarios';

scenarios(
  () => open(points),
  `
  props#snappoints an index that is gone stays        | expand; finish; take; show {"snapPoints": [200]} | | 300
  props#snappoints during a move it calls             | expand; halfway; show {"snapPoints": [250, 450]} | onAnimate(0, 1) onAnimate(0, 1) onChange(1) | 350
  props#onchange issue#drag-to-the-top a list         | list; finish; take; drag -400, "content"  | | 300
  props#enableoverdrag without it, a drag to the top  | show {"enableOverDrag": false}; drag -400 | | 300
  keyboard-handling#what-goes-wrong another index     | show {"snapPoints": [300, 500]}; input; finish; focus; keyboard 200; finish; take; drag 150 | onAnimate(1, 0) onChange(0) | 300
  props#index in the render after new points          | show {"snapPoints": [200, 400, 600]}; show {"index": 2} | onAnimate(0, 2) onChange(2) | 200
`,
);

test('props#index issue#new-points with new points throws', () => {
  const props = { snapPoints: [200, 400, 600], index: 2 };
  expect(() => open(points).show(props)).toThrow('between -1, 1');
});

test('props#index a change before the first rest is lost', () => {
  const sheet = mount({ ...points, index: 0 }).show({ index: 1 });
  expect(sheet.finish().position()).toBe(600);
  const early = new Lab();
  early.isMeasured = false;
  early.fixed({ index: -1 }).show({ index: 0 }).resize({}).finish();
  expect(early.position()).toBe(800);
});

test('props#onanimate is not called with reduced motion', () => {
  const sheet = open({ ...points, index: -1 }, { reduceMotion: true });
  run(sheet, 'expand; finish; drag 280; finish; close').finish();
  expect(sheet.take()).toEqual([
    'onChange(1)',
    'onChange(0)',
    'onChange(-1)',
    'onClose()',
  ]);
});

test('props#callbacks issue#first-render-callbacks the keyboard and the opening call those of the first render', () => {
  const seen: string[] = [];
  const call = (name: string) => ({ onChange: () => seen.push(name) });
  const sheet = open({ ...points, ...call('first') })
    .input()
    .finish();
  sheet.show(call('second'));
  seen.length = 0;
  run(sheet, 'focus; keyboard 200').finish();
  expect(seen).toEqual(['first']);
});

test('props#handlecomponent null keeps the height that it had', () => {
  const sheet = open({ content: 176 }).show({ handleComponent: null });
  expect(sheet.finish().position()).toBe(600);
});

test('props#callbacks a list that catches the opening sheet calls nothing more', () => {
  const sheet = mount({ ...points, index: -1 })
    .list()
    .finish();
  sheet.call('snapToIndex', 1).halfway();
  sheet.drag(-400, 'content').finish();
  expect([sheet.position(), ...sheet.take()]).toEqual([
    300,
    'onAnimate(-1, 1)',
  ]);
});
