// Data of the callback table in the docs. After a new release of the library, run `npx
// vitest run tests/lab/calls -u` to write it again.
import { expect, test } from 'vitest';
import type { CallTables, Calls } from '../../src/components/Calls';
import { type SheetHarness, modals, mount } from './lab';
import type { Version } from './load';
import { rowsOf, run } from './scenarios';

/** Three points in 800, at 600, 400 and 200 from the top. */
const THREE = {
  snapPoints: [200, 400, 600],
  enableDynamicSizing: false,
  enablePanDownToClose: true,
  keyboardBlurBehavior: 'restore',
};

// Columns: label in the docs (' stands for a backtick) | steps | steps to the resting
// state | steps to the running animation, or - if none is interrupted.
const KEYBOARD = 'collapse; finish; focus; keyboard 150';
const CLOSING = 'collapse; finish; close; halfway';
const SHEET = rowsOf(`
  'expand()' when closed             | expand | close | ${CLOSING}
  'expand()' or 'snapToIndex(2)'     | expand
  'snapToPosition()' to a height that is not a snap point | snapToPosition 260
  a drag to another point            | drag -380
  a drag down that closes            | drag 150, "handle", 2000
  'close()'                          | close
  'close()' when closed              | close | close | ${CLOSING}
  'forceClose()'                     | forceClose
  the keyboard shows                 | focus; keyboard 150
  the keyboard hides, with 'restore' | keyboard 0 | ${KEYBOARD} | ${KEYBOARD}; finish; collapse; halfway
  new 'snapPoints'                   | show {"snapPoints": [250, 450, 650]}
`);
const OPEN = 'a.present; finish';
const MODAL = rowsOf(`
  'present()' when closed            | a.present; frame | frame | ${OPEN}; a.dismiss; halfway
  'present()' when open at index 2   | a.present; frame | ${OPEN}; a.expand | ${OPEN}; a.expand; finish; a.snapToIndex 1; halfway
  'snapToIndex(2)'                   | a.snapToIndex 2
  'snapToPosition()' to a height that is not a snap point | a.snapToPosition 260
  a drag to another point            | drag -380
  a drag down that closes            | drag 150, "handle", 2000
  'dismiss()'                        | a.dismiss
  'close()'                          | a.close
  the keyboard shows                 | focus; keyboard 150
  new 'snapPoints'                   | show {"snapPoints": [250, 450, 650]}, "a"
  its component unmounts             | show null, "a"
  another modal is presented         | b.present; frame
  the other modal is dismissed       | b.dismiss | ${OPEN}; b.present; finish | -
  another modal is presented, with 'push' | show {"stackBehavior": "push"}, "b"; b.present; frame
`);

/** Records the calls of a row at rest, during a move, and when it is interrupted. */
function calls(
  start: () => SheetHarness,
  row: string[],
  name = '',
  open = '',
): Calls {
  const move = name === '' ? 'snapToIndex 1' : `${name}.snapToIndex 1`;
  const [what = '', steps = '', before = open, moving] = row;
  const after = (first: string): SheetHarness => run(start(), `${first}; take`);
  const taken = (lab: SheetHarness): string =>
    lab
      .finish()
      .take()
      .filter((call) => call.startsWith(name))
      .map((call) => call.replace('a.', ''))
      .join(' ');
  const rests = after(`${before}; finish`);
  const from = Number(rests.position(name)) || 800;
  run(rests, `${steps}; halfway`);
  const at = Number(rests.position(name));
  // The finger drags the sheet nearly back and releases it.
  rests.drag((from - at) * 0.9);
  return {
    what: what.replaceAll("'", '`'),
    atRest: taken(run(after(`${before}; finish`), steps)),
    moving:
      moving === '-'
        ? null
        : taken(
            run(after(moving ?? `${open}; finish; ${move}; halfway`), steps),
          ),
    // A move of the other modal alone is not one to interrupt.
    interrupted: at === from ? null : taken(rests),
  };
}

/** Makes the tables of a version. */
function tables(version: Version): Record<string, Calls[]> {
  const sheet = () => mount({ ...THREE, index: -1 }, { version }).input();
  const stack = () => modals({ a: THREE, b: THREE }, { version }).input('a');
  return {
    BottomSheet: SHEET.map((row) => calls(sheet, row, '', 'collapse')),
    BottomSheetModal: MODAL.map((row) => calls(stack, row, 'a', OPEN)),
  };
}

test('the callback table in the docs matches the published packages (props#callbacks methods#what-is-called-when)', async () => {
  const found: CallTables = { v5: tables('v5'), v4: tables('v4') };
  await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(
    '../../src/components/Calls/calls.json',
  );
});
