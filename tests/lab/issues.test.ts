// Known issues. A scenario expects what goes wrong, so it fails when a release fixes
// the issue: then its row gets `to` and `fixedIn`, and the tag goes.
import { expect, test } from 'vitest';
import { labeled, mount, points } from './lab';
import { scenarios, screenOf } from './scenarios';

scenarios(
  () => mount({ ...points, index: -1 }),
  `
  issue#closed-sheet-comes-up 200 points are in view | resize {"container": 1000} | | 800
  issue#closed-sheet-comes-up not in a lower container | resize {"container": 400} | | 800
  troubleshooting#closed-sheet-comes-up close() moves it down | resize {"container": 1000}; close | onClose() | 1000
  troubleshooting#closed-sheet-comes-up once       | resize {"container": 1000}; close; finish; take; close | | 1000
`,
);

test('troubleshooting#closed-sheet-comes-up the sample keeps a closed sheet closed', () => {
  const phone = { window: 800, container: 848 };
  const lab = screenOf('troubleshooting', 'PlacesScreen.tsx', {}, phone);
  const index = () => {
    const [sheet] = lab.all(lab.library.default);
    return (sheet?.props.animatedIndex as { get: () => number }).get();
  };
  expect(lab.finish().all('Text')).toHaveLength(1);
  expect(index()).toBe(-1);
  lab.resize({ container: 1000 }).finish();
  expect(index()).toBe(-1);
  lab.press('Open').finish();
  expect(index()).toBe(0);
  lab.resize({ container: 1200 }).finish();
  expect(index()).toBe(0);
});

/** Height in points of the phone of issue 2764, in JavaScript. */
const WINDOW = 891.4285714285714;

test.each([
  [800, 800, -1, 'none'],
  [800, 801, -1, 'auto'],
  [800, 801, -0.99, 'none'],
  [800, 801, 0, 'none'],
  [WINDOW, Math.fround(WINDOW), -1, 'auto'],
])(
  'issue#backdrop-touches in a window of %d and a container of %d, with disappearsOnIndex %d: %s',
  (window, container, disappearsOnIndex, touches) => {
    const sheet = mount({ ...points, index: -1 }, { window, container });
    const backdropComponent = (props: object) =>
      sheet.element('BottomSheetBackdrop', { ...props, disappearsOnIndex });
    sheet.show({ backdropComponent });
    expect(labeled(sheet, 'Bottom sheet backdrop')).toMatchObject([
      { pointerEvents: touches },
    ]);
  },
);
