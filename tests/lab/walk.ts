/** Finds what a reader would call a fault of a sheet, after a sequence. */
import { SheetHarness } from './lab';
import { run } from './scenarios';
import { PAUSES, type Sequence } from './sequences';

const CLOSED = -1;

/** Lists the names of a sequence's sheets. */
const namesIn = ({ areModals }: Sequence) => (areModals ? ['a', 'b'] : ['']);

/** A running sequence, with the indexes that the app was told. */
class Walk extends SheetHarness {
  /** The index that the app was last told of, by the sheet's name. */
  readonly told: Record<string, number | undefined> = {};
  /** The newest render, by the sheet's name. */
  private readonly renders: Record<string, number> = {};
  /** Calls of functions of an earlier render. */
  readonly stale: string[] = [];

  constructor(private readonly sequence: Sequence) {
    super(sequence.phone);
    for (const name of namesIn(sequence)) this.start(name);
    this.finish();
  }

  private start(name: string): void {
    const input = this.element('BottomSheetTextInput');
    const children = this.element(
      'BottomSheetView',
      {},
      `content ${name}`,
      input,
    );
    this.show({ ...this.sequence.props, children }, name);
    this.rerender(name);
  }

  /** Renders with functions that know whether they are the newest. */
  rerender(name = ''): this {
    const render = (this.renders[name] ?? 0) + 1;
    this.renders[name] = render;
    const note = () => {
      if (this.renders[name] !== render) this.stale.push(name);
    };
    return this.show(
      { onAnimate: note, onChange: note, onClose: note, onDismiss: note },
      name,
    );
  }

  /** Dismisses a modal that the app knows to be open. */
  dismissOpen(name: string): this {
    this.take();
    const isOpen = (this.told[name] ?? CLOSED) > CLOSED;
    return isOpen ? this.call(`${name}.dismiss`) : this;
  }

  /** Only a sheet in view can be touched. */
  override grab(part?: 'handle' | 'content'): this {
    const isTouchable = namesIn(this.sequence).some((name) =>
      this.isInView(name),
    );
    if (isTouchable) return super.grab(part);
    this.finger = {};
    return this;
  }

  /** Returns the calls, and remembers the last index. */
  override take(): string[] {
    const calls = super.take();
    for (const call of calls) {
      const [, name = '', change] =
        /^(?:(\w)\.)?on(?:Change\((-?\d+)\)|Close|Dismiss)/.exec(call) ?? [];
      if (/on(?:Change|Close|Dismiss)/.test(call)) {
        this.told[name] = change === undefined ? CLOSED : Number(change);
      }
    }
    return calls;
  }

  isInView(name: string): boolean {
    const isMounted = name === '' || this.texts.includes(name);
    return isMounted && Number(this.position(name)) < this.heights.container;
  }
}

/** What a reader would call a fault of a sheet that has come to rest. */
function faultAtRest(walk: Walk, name: string): string | undefined {
  walk.take();
  const told = walk.told[name];
  const isInView = walk.isInView(name);
  if (isInView && told === CLOSED) return 'in view, but reported as closed';
  if (!isInView && (told ?? CLOSED) > CLOSED)
    return 'gone, but reported as open';
  const index = Number(walk.index(name));
  const isAtPoint = isInView && Number.isInteger(index);
  return isAtPoint && told !== undefined && index !== told
    ? 'at another point than reported'
    : undefined;
}

/** What does not do what it is for, when nothing else happens. */
function faultOfMethods(walk: Walk, areModals: boolean): string | undefined {
  run(walk, 'keyboard 0').finish();
  const [open, close, name] = areModals
    ? ['b.present', 'b.dismiss', 'b']
    : ['expand', 'close', ''];
  run(walk.rerender(name), 'take; frame');
  walk.stale.length = 0;
  run(walk, open).finish().take();
  if (!walk.isInView(name)) return `${open} shows nothing`;
  const fault = faultAtRest(walk, name);
  if (fault !== undefined) return `after ${open}: ${fault}`;
  run(walk, close).finish();
  const calls = walk.take().join(' ');
  if (walk.isInView(name)) return `${close} does nothing`;
  const last = areModals ? 'b.onDismiss()' : 'onClose()';
  if (!calls.endsWith(last)) return `${close} does not call ${last}`;
  if (walk.stale.length > 0)
    return 'a method calls a function of an earlier render';
  if (!areModals) return undefined;
  run(walk, 'stack "dismissAll"').finish();
  return walk.texts.length > 0 ? 'dismissAll() leaves a modal' : undefined;
}

/** The first fault of a sequence. */
export function faultOf(sequence: Sequence): string | undefined {
  const { areModals, steps } = sequence;
  try {
    const walk = new Walk(sequence);
    for (const { does, pause } of steps) run(walk, `${does}; ${PAUSES[pause]}`);
    walk.finish();
    const [fault] = namesIn(sequence).flatMap(
      (name) => faultAtRest(walk, name) ?? [],
    );
    return fault ?? faultOfMethods(walk, areModals);
  } catch (error) {
    return `throws ${String(error).split('\n')[0] ?? ''}`;
  }
}

/** Simpler sequences than one, each by one change of what its kind names. */
function simplerOnes(sequence: Sequence): Sequence[] {
  const { phone, steps } = sequence;
  return [
    ...steps.map((_, left) => ({
      ...sequence,
      steps: steps.filter((__, index) => index !== left),
    })),
    { ...sequence, phone: { ...phone, isStrict: false } },
    ...steps.map((step, changed) => ({
      ...sequence,
      steps: steps.map((each, index) =>
        index === changed ? { ...step, pause: '' as const } : each,
      ),
    })),
  ].filter((one) => JSON.stringify(one) !== JSON.stringify(sequence));
}

/** The simplest sequence with the same fault. */
export function simplify(sequence: Sequence, fault: string): Sequence {
  const simpler = simplerOnes(sequence).find((one) => faultOf(one) === fault);
  return simpler ? simplify(simpler, fault) : sequence;
}

/** The kind of a fault: the fault, and the kinds of steps that lead to it. */
export function kindOf({ phone, steps }: Sequence, fault: string): string {
  const kinds = steps.map(({ kind, pause }) => kind + pause).join(', ');
  return `${fault}${phone.isStrict ? ' in Strict Mode' : ''}: ${kinds}`;
}
