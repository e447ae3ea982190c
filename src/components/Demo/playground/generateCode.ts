import {
  CONTROL_LIST,
  CONTROLS,
  SNAP_POINTS,
  type ControlName,
  type Values,
} from '@site/src/shared/playground/controls';

/** What is written for controls that are no props with a value of their own. */
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
} from '@gorhom/bottom-sheet';`
    : `import BottomSheet, { ${name} } from '@gorhom/bottom-sheet';`;
}

function declareSnapPoints({ snapPoints }: Values): string {
  const points = SNAP_POINTS[snapPoints];
  if (points === undefined) {
    return '';
  }
  // An empty array needs its type to be said.
  const type = points.length === 0 ? ': string[]' : '';
  const code = CONTROLS.snapPoints.options[snapPoints];
  return `const snapPoints${type} = ${code};\n\n`;
}

/**
 * Writes the program that the playground shows.
 *
 * @param source - the program that it runs, the file `PlaygroundApp.tsx`
 * @param values - what the controls are set to
 * @returns a whole file, formatted as Prettier would, that type-checks for
 *   every state that the controls can reach
 */
export function generateCode(source: string, values: Values): string {
  const parts = [
    values.content,
    values.backdrop && 'backdrop',
    values.detached && 'detached',
  ];
  const content =
    new RegExp(`const ${values.content} = \\(\\n([^]*?)\\n {2}\\);`)
      .exec(source)?.[1]
      ?.replaceAll(/^/gm, '    ') ?? '';
  const props = CONTROL_LIST.flatMap(
    ([name, { initial, fallback = initial }]) => {
      const value = values[name];
      if (value === fallback) return [];
      const line = value === true ? name : `${name}={${String(value)}}`;
      return PROP_SOURCE[name] ?? line;
    },
  );
  return source
    .slice(source.indexOf('// if'))
    .replaceAll(/^ *\/\/ if (\w+)\n([^]*?)^ *\/\/ end\n/gm, (_, part, lines) =>
      parts.includes(String(part)) ? String(lines) : '',
    )
    .replace(/App\(.*\) \{/, 'App() {')
    .replace(/^import BottomSheet[^;]*;/m, importSheet(values))
    .replace(/;\n\n(?!import)/, `;\n\n${declareSnapPoints(values)}`)
    .replace(
      /^ *\{\.\.\.props\}\n(?= *backgroundStyle)/m,
      props.map((prop) => `        ${prop}\n`).join(''),
    )
    .replace(/^ *\{content === .*/m, content);
}
