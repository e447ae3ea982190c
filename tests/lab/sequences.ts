/** Random sequences of actions of apps and users. */
import type { Phone, Props } from './lab';
import { rowsOf } from './scenarios';

/** Kinds of steps, each with its variants in the steps of the lab. */
type Steps = Readonly<Record<string, readonly string[]>>;

const stepsOf = (table: string): Steps =>
  Object.fromEntries(rowsOf(table).map(([kind = '', ...ways]) => [kind, ways]));

const AROUND = `
  catch          | grab; move -60; release -60 | grab; move 60; release 60
  keyboard shows | focus; keyboard 200
  keyboard hides | keyboard 0
  content        | resize {"content": 300} | resize {"content": 120}
  smaller        | resize {"container": 700}
  taller         | resize {"container": 900}
`;
const SHEET = stepsOf(`${AROUND}
  open           | expand | collapse | snapToIndex 0
  close          | close
  force          | forceClose
  position       | snapToPosition 350
  position at a point | snapToPosition 200
  drag           | drag 150 | drag -150 | drag 600 | drag -120, "content"
  points         | show {"snapPoints": [250, 450]} | show {"snapPoints": [300, 500]}
  index          | show {"index": 0} | show {"index": -1}
  rerender       | rerender
  remount        | show null; show {}
`);
const MODALS = stepsOf(`${AROUND}
  present          | a.present
  present another  | b.present
  dismiss          | dismissOpen "a"
  dismiss another  | dismissOpen "b"
  dismiss what is not presented | a.dismiss
  dismiss by hook  | stack "dismiss" | stack "dismissAll"
  close            | a.close
  force            | a.forceClose
  position         | a.snapToPosition 350
  drag             | drag 400 | drag -150
  points           | show {"snapPoints": [250, 450]}, "a"
  rerender         | rerender "a"
  remount          | show null, "a"; show {}, "a"
`);

const HIDING = [
  'force',
  'position',
  'position at a point',
  'taller',
  'dismiss what is not presented',
];

/** When the next step comes: at rest, while the sheet moves, or at once. */
export const PAUSES = {
  '': 'finish',
  ' (moving)': 'halfway',
  ' (at once)': '',
};

interface Step {
  readonly kind: string;
  readonly does: string;
  readonly pause: keyof typeof PAUSES;
}

export interface Sequence {
  readonly areModals: boolean;
  readonly phone: Phone;
  readonly props: Props;
  readonly steps: readonly Step[];
}

/** Numbers from 0 to 1 that a seed determines (Mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A sequence of two to six steps. */
export function sequenceOf(seed: number): Sequence {
  const random = randomOf(seed);
  const pick = <T>(all: readonly T[]): T =>
    all[Math.floor(random() * all.length)] as T;
  const areModals = random() < 0.5;
  const all = areModals ? MODALS : SHEET;
  return {
    areModals,
    phone: {
      platform: pick(['ios', 'android', 'web'] as const),
      reduceMotion: random() < 0.2,
      isStrict: random() < 0.2,
    },
    props: {
      snapPoints: [200, 500],
      enableDynamicSizing: random() < 0.3,
      enablePanDownToClose: random() < 0.7,
      ...(areModals
        ? { stackBehavior: pick(['push', 'switch', 'replace']) }
        : { index: pick([-1, 0, 0]) }),
    },
    steps: Array.from({ length: 2 + Math.floor(random() * 5) }, () => {
      // Most of what these begin is a known issue, which hides others.
      const kinds = Object.keys(all).filter(
        (kind) => random() < 0.25 || !HIDING.includes(kind),
      );
      const kind = pick(kinds);
      const pauses = Object.keys(PAUSES) as (keyof typeof PAUSES)[];
      const pause = random() < 0.6 ? '' : pick(pauses);
      return { kind, does: pick(all[kind] ?? []), pause };
    }),
  };
}
