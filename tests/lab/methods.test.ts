// What docs/methods.mdx says, done by the published package. The container has
// 800 points, so the points of 200 and 500 are at 600 and 300.
import { expect, test } from 'vitest';
import { Lab, open, points } from './lab';
import { run, scenarios } from './scenarios';

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
  methods#snaptoposition then a drag down          | snapToPosition 400; finish; take; drag 80        | onAnimate(-1, 0) onChange(0) | 600
  methods#close a call interrupts it               | close; halfway; expand                           | onAnimate(0, -1) onAnimate(0, 1) onChange(1) | 300
  methods#close a drag interrupts it               | close; halfway 0.3; drag -40                     | onAnimate(0, -1) | 600
  methods#forceclose other calls do nothing        | forceClose; halfway; expand; collapse; snapToIndex 1; snapToPosition 300 | onAnimate(0, -1) onChange(-1) onClose() | 800
  methods#forceclose nor do new points             | forceClose; halfway; show {"snapPoints": [300, 500]} | onAnimate(0, -1) onChange(-1) onClose() | 800
  methods#forceclose a finger does                 | forceClose; halfway 0.3; drag -40                | onAnimate(0, -1) | 600
  methods#forceclose issue#force-close during a move is a close      | expand; halfway; forceClose; halfway; expand     | onAnimate(0, 1) onAnimate(0, -1) onAnimate(0, 1) onChange(1) | 300
`,
);

scenarios(
  () => open({ ...points, index: -1 }),
  `
  methods#expand opens to the highest              | expand                                           | onAnimate(-1, 1) onChange(1) | 300
  methods#collapse opens to the lowest             | collapse                                         | onAnimate(-1, 0) onChange(0) | 600
  methods#snaptoposition from closed               | snapToPosition "50%"                             | onClose() | 400
`,
);

test('methods#snaptoindex above the last point throws, in production too', () => {
  const sheet = open(points);
  expect(() => sheet.call('snapToIndex', 2)).toThrow('between -1, 1');
});

test('methods#a-method-does-nothing before the measurement, but snapToPosition', () => {
  const after = (step: string) => {
    const sheet = new Lab();
    sheet.isMeasured = false;
    run(sheet.fixed({ index: -1 }), `${step}; resize {}`).finish();
    return [...sheet.take(), sheet.position()];
  };
  expect(
    ['snapToIndex 0', 'expand', 'collapse', 'close', 'forceClose'].map(after),
  ).toEqual(Array(5).fill([800]));
  expect(after('snapToPosition 0')).toEqual(['onClose()', 0]);
});

test('methods#animation-of-one-call replaces the prop', () => {
  const sheet = open({ ...points, animationConfigs: { duration: 9 } });
  sheet.call('expand', { damping: 3 });
  expect(sheet.runtime.running).toMatchObject([{ config: { damping: 3 } }]);
  sheet.finish().call('collapse');
  expect(sheet.runtime.running).toMatchObject([{ config: { duration: 9 } }]);
});
