import {
  CONTROL_LIST,
  CONTROLS,
  SNAP_POINTS,
  type ControlName,
  type Values,
} from '@site/src/shared/playground/controls';

/** Props that are not written as their value. */
const PROPS: Partial<Record<ControlName, (values: Values) => string[]>> = {
  content: () => [],
  snapPoints: ({ snapPoints }) =>
    SNAP_POINTS[snapPoints] === undefined ? [] : ['snapPoints={snapPoints}'],
  detached: ({ detached }) =>
    detached ? ['detached', 'style={styles.float}'] : [],
  backdrop: ({ backdrop }) =>
    backdrop ? ['backdropComponent={renderBackdrop}'] : [],
};

function writeProp(name: ControlName, values: Values): string[] {
  const special = PROPS[name];
  if (special !== undefined) {
    return special(values);
  }
  const control = CONTROLS[name];
  const value = values[name];
  if (!('fallback' in control) || value === control.fallback) {
    return [];
  }
  return [value === true ? name : `${name}={${String(value)}}`];
}

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
  const points: readonly (number | string)[] | undefined =
    SNAP_POINTS[snapPoints];
  if (points === undefined) {
    return '';
  }
  const items = points.map((point) =>
    typeof point === 'number' ? String(point) : `'${point}'`,
  );
  // An empty array needs its type to be said.
  const type = points.length === 0 ? ': string[]' : '';
  return `const snapPoints${type} = [${items.join(', ')}];\n\n`;
}

/**
 * Writes the program that the playground shows.
 *
 * @param source - the program that it runs, the file `PlaygroundApp.tsx`
 * @param values - what the controls are set to
 * @returns a whole file, formatted as Prettier would, that type-checks for
 *   every state that the controls can reach
 */
export function writeCode(source: string, values: Values): string {
  const parts = [
    values.content,
    ...(values.backdrop ? ['backdrop'] : []),
    ...(values.detached ? ['detached'] : []),
  ];
  const content =
    new RegExp(`const ${values.content} = \\(\\n([^]*?)\\n {2}\\);`)
      .exec(source)?.[1]
      ?.replaceAll(/^/gm, '    ') ?? '';
  const props = CONTROL_LIST.flatMap(([name]) => writeProp(name, values));
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
