// Statements of the pages of v4, run with the published 4.6.4, and of the release post
// on names that v5 has too. As in the other tests, the points of 200 and 500 are at 600
// and 300.
import { expect, test } from 'vitest';
import { modals, mount, open, type Props, points } from './lab';
import { run, scenarios } from './scenarios';

const V4 = { version: 'v4' } as const;

scenarios(
  () => open(points, V4),
  `
  v4/methods#snaptoindex -1 does nothing        | snapToIndex -1                               | | 600
  v4/methods#snaptoposition between two points  | snapToPosition 350                           | onAnimate(0, -1) | 450
  v4/methods#snaptoposition above the highest   | snapToPosition 700                           | onAnimate(0, -1) onChange(1) | 100
  v4/methods#forceclose a later call stops it   | forceClose; halfway; snapToIndex 1           | onAnimate(0, -1) onAnimate(0, 1) onChange(1) | 300
  blog/bottom-sheet-v5 a closed sheet follows its container | close; finish; take; resize {"container": 900} | onClose() | 900
  v4/props#onclose when its container gets shorter than where it stands | resize {"container": 500} | onChange(-1) onClose() onChange(0) | 300
  v4/methods#what-is-called-when a drag to the point | drag -300                              | onChange(1) | 300
  v4/methods#what-is-called-when interrupted    | close; halfway 0.3; drag -40                 | onAnimate(0, -1) | 600
  v4/props#keyboardblurbehavior restore         | input; finish; show {"keyboardBlurBehavior": "restore"}; focus; keyboard 200; finish; take; keyboard 0 | | 300
  v4/troubleshooting#close-opens-again with restore | input; finish; show {"keyboardBlurBehavior": "restore"}; focus; keyboard 200; finish; take; close; halfway; keyboard 0 | onAnimate(1, -1) | 300
`,
);

scenarios(
  () => mount({ ...points, index: 1, animateOnMount: false }, V4),
  `
  v4/methods#collapse without animateOnMount does nothing | collapse | | 300
  v4/methods#collapse while snapToPosition does    | collapse; snapToPosition 200 | onAnimate(1, 0) onChange(0) | 600
`,
);

scenarios(
  () => modals({ a: { ...points, animateOnMount: false } }, V4),
  `
  v4/modal/methods#dismiss works once with animateOnMount false | a.present; finish; a.dismiss                 | a.onAnimate(0, -1) a.onChange(-1) a.onDismiss() |
`,
);

scenarios(
  () => modals({ a: points, b: points }, V4),
  `
  v4/modal/props#ondismiss while it opens       | a.present; frame; halfway; show null, "a"    | a.onAnimate(-1, 0) a.onChange(0) | a
  v4/modal/props#stackbehavior replace          | a.present; finish; b.present; finish; take; b.dismiss | a.onAnimate(-1, 0) b.onAnimate(0, -1) a.onChange(0) b.onChange(-1) b.onDismiss() | a
  v4/modal/props#ondismiss when its container gets shorter | a.present; finish; take; resize {"container": 500} | a.onChange(-1) a.onDismiss() a.onChange(0) |
  v4/modal/methods#dismiss of a closed one      | a.dismiss; a.present                         | a.onAnimate(-1, 0) a.onChange(0) | a
`,
);

test('blog/bottom-sheet-v5 a background receives an array of styles and a view keeps its padding', () => {
  const seen: unknown[] = [];
  const backgroundComponent = ({ style }: Props) => void seen.push(style);
  const sheet = open({ ...points, backgroundComponent });
  const style = { padding: 24 };
  sheet.show({ children: sheet.element('BottomSheetView', { style }) });
  const styles = sheet.all('View').map(({ props }) => props.style);
  expect(seen[0]).toBeInstanceOf(Array);
  expect(styles).toContainEqual([style, expect.anything()]);
});

test.each([
  ['v4', ['onAnimate(1, 0)', 'onChange(0)'], ['onClose()']],
  ['v5', [], []],
] as const)(
  'v4/props#onanimate v4/props#onclose blog/bottom-sheet-v5 in %s a new onAnimate calls %j and a new container of a closed sheet %j',
  (version, moved, closed) => {
    const sheet = open(points, { version });
    sheet.show({ onAnimate: () => undefined });
    run(sheet, 'snapToIndex 1; finish; take');
    sheet.show({ onAnimate: () => undefined }).finish();
    expect(sheet.take()).toEqual(moved);
    run(sheet, 'close; finish; take; resize {"container": 900}; finish');
    expect(sheet.take()).toEqual(closed);
  },
);
