import {
  CONTROL_LIST,
  INITIAL,
  settle,
  type Control,
  type Values,
} from '@site/src/data/playgroundControls';

type Value = Values[keyof Values];

/** A control's values; of an amount both ends, the first, and one between. */
function valuesOf(control: Control): readonly (boolean | number | string)[] {
  if (control.type === 'switch') {
    return [control.initial, !control.initial];
  }
  if (control.type === 'choice') {
    return Object.keys(control.options);
  }
  const { initial, min, max, step } = control;
  return [...new Set([initial, min, max, min + step])];
}

/**
 * States of the playground, for tests: each pair of values of two controls that
 * go together is in one of them.
 */
export function coveringStates(): Values[] {
  const keyOf = (a: string, x: unknown, b: string, y: unknown) =>
    JSON.stringify([a, x, b, y]);
  const states: Values[] = [INITIAL];
  const covered = new Set<string>();
  const cover = (state: Values) => {
    CONTROL_LIST.forEach(([a], index) => {
      for (const [b] of CONTROL_LIST.slice(index + 1)) {
        covered.add(keyOf(a, state[a], b, state[b]));
      }
    });
  };
  cover(INITIAL);
  CONTROL_LIST.forEach(([a, first], index) => {
    for (const [b, second] of CONTROL_LIST.slice(index + 1)) {
      for (const x of valuesOf(first)) {
        for (const y of valuesOf(second)) {
          if (!covered.has(keyOf(a, x, b, y))) {
            // The others are set so that the state covers new pairs with them.
            const state = CONTROL_LIST.reduce<Record<string, Value>>(
              (made, [name, control]) => {
                if (name === a || name === b) {
                  return made;
                }
                const news = (value: unknown) =>
                  Object.entries(made).filter(
                    ([other, set]) =>
                      !covered.has(keyOf(other, set, name, value)) &&
                      !covered.has(keyOf(name, value, other, set)),
                  ).length;
                const best = valuesOf(control).reduce((one, another) =>
                  news(another) > news(one) ? another : one,
                );
                return { ...made, [name]: best as Value };
              },
              { [a]: x as Value, [b]: y as Value },
            ) as unknown as Values;
            states.push(state);
            cover(state);
          }
        }
      }
    }
  });
  const settled = states.map((state) => settle(state));
  return [
    ...new Map(settled.map((one) => [JSON.stringify(one), one])).values(),
  ];
}
