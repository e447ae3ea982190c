import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTROL_LIST,
  INITIAL_VALUES,
  normalizeValues,
  type Control,
  type Values,
} from '../../../shared/playground/controls';
import { writeFragment } from '../../../shared/playground/urlFragment';
import { generateCode } from './generateCode';
import { parseTemplate } from '../../../shared/playground/template';

const TEMPLATE = parseTemplate(
  readFileSync(path.join(__dirname, 'PlaygroundApp.tsx'), 'utf8'),
);

/** Generates the code that the playground shows in a state, for tests. */
export const playgroundCode = (values: Values): string =>
  generateCode(TEMPLATE, values);

/** Lists values of a control; of a slider the initial one, both ends, and one between. */
function valuesOf(control: Control): readonly (boolean | number | string)[] {
  if ('options' in control) {
    return Object.keys(control.options);
  }
  if (!('min' in control)) {
    return [true, false];
  }
  const { initial, min, max, step } = control;
  return [initial, min, max, min + step];
}

/**
 * Lists states of the playground: each value of each control by itself, and with every
 * optional part of the program.
 */
export function coveringStates(): Values[] {
  const whole = { content: 'list', backdrop: true, detached: true } as const;
  const states = [INITIAL_VALUES, { ...INITIAL_VALUES, ...whole }].flatMap(
    (base) =>
      CONTROL_LIST.flatMap(([name, control]) =>
        valuesOf(control).map((value) =>
          normalizeValues({ ...base, [name]: value }, name),
        ),
      ),
  );
  return [...new Map(states.map((one) => [JSON.stringify(one), one])).values()];
}

/** The program of each of them, as a sample. */
export const STATES = coveringStates().map((state) => ({
  file: writeFragment(state),
  title: 'App.tsx',
  code: playgroundCode(state),
}));
