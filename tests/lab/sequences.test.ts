// Random sequences of steps lead only to known faults, which the docs describe in the
// listed section. `SEQUENCES=20000 npx vitest run tests/lab/sequences` walks more of
// them.
import { expect, test } from 'vitest';
import { rowsOf } from './scenarios';
import { sequenceOf } from './sequences';
import { faultOf, kindOf, simplify } from './walk';

/**
 * Pattern of the kind of each known fault, and the section or issue that
 * describes it.
 */
const KNOWN = rowsOf(String.raw`
  : .*position                        | methods#snaptoposition
  nothing: .*force                    | issue#force-close-closed
  onClose\(\): .*force                | issue#force-close-closed
  as closed: .*taller                 | issue#closed-sheet-comes-up
  as closed: .*keyboard               | issue#pulled-up-after-keyboard
  in Strict Mode: .*remount           | troubleshooting#strict-mode
  leaves a modal: .*remount           | troubleshooting#modal-stays-after-its-screen
  : .*present another \(.*present     | modal/methods#present
  as open: .*drag                     | issue#drag-to-the-top
  than reported: .*keyboard           | keyboard-handling#what-goes-wrong
  than reported: .*drag               | issue#drag-to-the-top
  earlier render: .*keyboard          | issue#first-render-callbacks
`).map(([kind = '']) => new RegExp(kind));

const COUNT = Number(process.env.SEQUENCES ?? 60);
/** Number of sequences between two pauses, which let Vitest receive messages. */
const AT_ONCE = 25;

test(`${COUNT} random sequences lead only to known faults`, async () => {
  const unknown = new Map<string, number>();
  for (let seed = 1; seed <= COUNT; seed += 1) {
    if (seed % AT_ONCE === 0) await new Promise(setImmediate);
    const sequence = sequenceOf(seed);
    const fault = faultOf(sequence);
    if (fault === undefined) continue;
    const kind = kindOf(simplify(sequence, fault), fault);
    if (!KNOWN.some((known) => known.test(kind))) unknown.set(kind, seed);
  }
  expect(Object.fromEntries(unknown)).toEqual({});
}, 7_200_000);
