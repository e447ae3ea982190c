import { send } from './port';
import { labelOf, type Sheet } from './sheets';

/** What the arguments of the callbacks are called. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  onChange: ['index', 'position', 'type'],
  onAnimate: ['fromIndex', 'toIndex', 'fromPosition', 'toPosition'],
};

/** The names of `SNAP_POINT_TYPE`. */
const TYPES: readonly string[] = ['PROVIDED', 'DYNAMIC'];

/** A number as readers see it. */
export const round = (value: number, digits: number): string =>
  String(Number(value.toFixed(digits)));

function show(name: string, args: readonly unknown[]): string {
  const named = args.map((value, index) => {
    const label = ARGUMENTS[name]?.[index];
    const text =
      typeof value === 'number'
        ? ((label === 'type' ? TYPES[value] : undefined) ?? round(value, 1))
        : String(value);
    return label === undefined ? text : `${label}: ${text}`;
  });
  return `${name}(${named.join(', ')})`;
}

/** Tells the page that a sheet has called a callback. */
export function sendCall(
  sheet: Sheet,
  name: string,
  args: readonly unknown[],
): void {
  send({ is: 'call', text: show(name, args), label: labelOf(sheet) });
}
