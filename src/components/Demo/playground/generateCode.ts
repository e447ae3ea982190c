import {
  CONTROL_LIST,
  CONTROLS,
  SNAP_POINTS,
  type ControlName,
  type Values,
} from '@site/src/shared/playground/controls';
import type {
  Condition,
  Part,
  Slot,
} from '@site/src/shared/playground/template';

/** The code of controls that are not a prop with the control's value. */
const PROP_SOURCE: Partial<Record<ControlName, readonly string[]>> = {
  content: [],
  snapPoints: ['snapPoints={snapPoints}'],
  detached: ['detached', 'style={styles.float}'],
  backdrop: ['backdropComponent={renderBackdrop}'],
};

function importSheet({ content, backdrop }: Values): string {
  const name = CONTROLS.content.options[content];
  return backdrop
    ? `import BottomSheet, {
  BottomSheetBackdrop,
  type BottomSheetBackdropProps,
  ${name},
} from '@gorhom/bottom-sheet';
`
    : `import BottomSheet, { ${name} } from '@gorhom/bottom-sheet';
`;
}

function declareSnapPoints({ snapPoints }: Values): string {
  const points = SNAP_POINTS[snapPoints];
  if (points === undefined) {
    return '';
  }
  // TypeScript cannot infer the type of an empty array.
  const type = points.length === 0 ? ': string[]' : '';
  const code = CONTROLS.snapPoints.options[snapPoints];
  return `const snapPoints${type} = ${code};\n\n`;
}

function writeProps(values: Values): string {
  return CONTROL_LIST.flatMap(([name, { initial, fallback = initial }]) => {
    const value = values[name];
    if (value === fallback) return [];
    const line = value === true ? name : `${name}={${String(value)}}`;
    return PROP_SOURCE[name] ?? [line];
  })
    .map((prop) => `        ${prop}\n`)
    .join('');
}

/**
 * Generates the program that the playground shows.
 *
 * @param template - the program that it runs, parsed
 * @param values - what the controls are set to
 * @returns a whole file, formatted as Prettier would, that type-checks for
 *   every state that the controls can reach
 */
export function generateCode(
  template: readonly Part[],
  values: Values,
): string {
  const { content, backdrop, detached } = values;
  const linesUnder = (condition: Condition) =>
    template
      .map((part) =>
        part.type === 'text' && part.condition === condition ? part.text : '',
      )
      .join('');
  const shown: Readonly<Record<Condition, boolean>> = {
    running: false,
    viewElement: false,
    listElement: false,
    view: content === 'view',
    list: content === 'list',
    backdrop,
    detached,
  };
  const slots: Readonly<Record<Slot, string>> = {
    sheetImport: importSheet(values),
    snapPoints: declareSnapPoints(values),
    head: 'export default function App() {\n',
    props: writeProps(values),
    // The element stands four columns further to the right than in the template.
    content: linesUnder(`${content}Element`).replaceAll(/^(?=.)/gm, '    '),
  };
  return template
    .map((part) => {
      if (part.type === 'slot') return slots[part.slot];
      const isShown = part.condition === undefined || shown[part.condition];
      return isShown ? part.text : '';
    })
    .join('');
}
