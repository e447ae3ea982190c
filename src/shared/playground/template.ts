/**
 * The playground's program as a template. Comments on lines of their own say what the
 * shown program has:
 * - `// if NAME` and `// end` around lines that it has only under a condition
 * - `// slot NAME` where generated code is filled in
 */

const KNOWN_CONDITIONS = [
  'running',
  'list',
  'view',
  'backdrop',
  'detached',
  'viewElement',
  'listElement',
] as const;
export type Condition = (typeof KNOWN_CONDITIONS)[number];

const SLOTS = [
  'sheetImport',
  'snapPoints',
  'head',
  'props',
  'content',
] as const;
export type Slot = (typeof SLOTS)[number];

/** Consecutive lines under one condition, or a slot. */
export type Part =
  | { readonly type: 'text'; readonly condition?: Condition; text: string }
  | { readonly type: 'slot'; readonly slot: Slot };

const DIRECTIVE = /^ *(?:\/\/|\{\/\*) (if|slot|end)(?: (\w+))?(?: \*\/\})?$/;

/**
 * Parses the program. The innermost condition of a line is the one that counts.
 *
 * @throws Error naming the line of an unknown name, or an `if` or slot that is missing
 */
export function parseTemplate(source: string): Part[] {
  const parts: Part[] = [];
  const open: Condition[] = [];
  const fail = (problem: string): never => {
    throw new Error(`PlaygroundApp.tsx: ${problem}`);
  };
  source
    .trimEnd()
    .split('\n')
    .forEach((line, index) => {
      const [, directive, name] = DIRECTIVE.exec(line) ?? [];
      const last = parts.at(-1);
      const condition = open.at(-1);
      if (directive === 'if') {
        open.push(
          KNOWN_CONDITIONS.find((each) => each === name) ??
            fail(`line ${index + 1} names no condition.`),
        );
      } else if (directive === 'end') {
        if (!open.pop()) fail(`line ${index + 1} ends no "if".`);
      } else if (directive === 'slot') {
        const slot =
          SLOTS.find((each) => each === name) ??
          fail(`line ${index + 1} names no slot.`);
        parts.push({ type: 'slot', slot });
      } else if (last?.type === 'text' && last.condition === condition) {
        last.text += `${line}\n`;
      } else {
        parts.push({ type: 'text', condition, text: `${line}\n` });
      }
    });
  if (open.length > 0) fail(`"if ${open.join()}" has no end.`);
  for (const slot of SLOTS) {
    const count = parts.filter(
      (part) => part.type === 'slot' && part.slot === slot,
    ).length;
    if (count !== 1) fail(`it has ${count} slots "${slot}".`);
  }
  return parts;
}
