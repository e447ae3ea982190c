import {
  CONTROL_LIST,
  INITIAL_VALUES,
  normalizeValues,
  type Control,
  type Values,
} from './controls';
import { PLAYGROUND_FRAGMENT } from './examples';

/** Parses one value of an untrusted URL; undefined if it is invalid. */
function parseValue(
  control: Control,
  text: string,
): boolean | number | string | undefined {
  if ('options' in control) {
    return Object.hasOwn(control.options, text) ? text : undefined;
  }
  if (!('min' in control)) {
    return text === 'true' || (text === 'false' ? false : undefined);
  }
  const { min, max, step } = control;
  const value = text.trim() === '' ? NaN : Number(text);
  const isOnStep = Number.isInteger((value - min) / step);
  return value >= min && value <= max && isOnStep ? value : undefined;
}

/**
 * Reads the state from a URL.
 *
 * @param hash - the fragment with its `#`; anyone may have written it
 * @returns the values, initial where the fragment has no valid one, and normalized;
 *   undefined when the fragment is not the playground's
 */
export function readFragment(hash: string): Values | undefined {
  const [start, query = ''] = hash.split('?', 2);
  if (start !== PLAYGROUND_FRAGMENT) {
    return undefined;
  }
  const given = new URLSearchParams(query);
  const entries = CONTROL_LIST.map(([name, control]) => {
    const text = given.get(name);
    const value = text === null ? undefined : parseValue(control, text);
    return [name, value ?? control.initial];
  });
  return normalizeValues(Object.fromEntries(entries) as Values);
}

/** Writes the state as a fragment, with its `#`. */
export function writeFragment(values: Values): string {
  const changed = CONTROL_LIST.filter(
    ([name]) => values[name] !== INITIAL_VALUES[name],
  ).map(([name]) => [name, String(values[name])]);
  return changed.length === 0
    ? PLAYGROUND_FRAGMENT
    : `${PLAYGROUND_FRAGMENT}?${new URLSearchParams(changed).toString()}`;
}
