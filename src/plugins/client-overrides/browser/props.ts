/** Attributes that React knows by another name. */
const NAMES: Readonly<Record<string, string>> = {
  checked: 'defaultChecked',
  class: 'className',
  colspan: 'colSpan',
  for: 'htmlFor',
  rowspan: 'rowSpan',
  tabindex: 'tabIndex',
};

/**
 * Attributes that are there or not, of those that React treats so: it would
 * leave them out if they were the empty text that HTML has for them.
 */
const FLAGS = new Set([
  'async',
  'checked',
  'controls',
  'default',
  'defer',
  'disabled',
  'hidden',
  'inert',
  'loop',
  'multiple',
  'muted',
  'open',
  'required',
  'reversed',
]);

function styleOf(text: string): Record<string, string> {
  const declarations = text.split(';').flatMap((each) => {
    const colon = each.indexOf(':');
    return colon === -1
      ? []
      : [[each.slice(0, colon).trim(), each.slice(colon + 1).trim()] as const];
  });
  return Object.fromEntries(
    declarations.map(([name, value]) => [
      name.startsWith('--')
        ? name
        : name.replaceAll(/-([a-z])/g, (_, letter: string) =>
            letter.toUpperCase(),
          ),
      value,
    ]),
  );
}

/**
 * Turns an element's attributes into the props with which React makes the
 * same.
 */
export function propsOf(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const { name, value } of element.attributes) {
    if (name === 'style') {
      props.style = styleOf(value);
    } else {
      props[NAMES[name] ?? name] = FLAGS.has(name) || value;
    }
  }
  return props;
}
