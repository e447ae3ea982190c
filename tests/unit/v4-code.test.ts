// The checker of v4 code on small inputs, whose results were derived by hand from the
// sources of the packages, and properties of its fixes.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  checkFile,
  isReport,
  type FileReport,
} from '../../src/components/ProjectCheck/code/checkFile';
import type { FromVersion } from '../../src/components/ProjectCheck/code/data';
import {
  applyEdits,
  insertAfter,
  insertBefore,
} from '../../src/components/ProjectCheck/code/textEdits';
import { nameOf } from '../../src/components/ProjectCheck/code/semanticModel';
import {
  isCode,
  parseCode,
} from '../../src/components/ProjectCheck/code/parse';
import { samplesOf } from '../../scripts/code-check-data/samples';
import { CODE_CHECK_CASES } from '../content/codeCheck/kinds';

const FOLDER = path.join(__dirname, 'v4Code');

/** Files in the styles of real apps, with their versions. */
const FILES = readdirSync(FOLDER).map((name) => ({
  code: readFileSync(path.join(FOLDER, name), 'utf8'),
  from: (/^v[23]/.exec(name)?.[0] ?? 'v4') as FromVersion,
}));

function report(code: string, from: FromVersion = 'v4'): FileReport {
  const result = checkFile('a.tsx', code, from);
  if (!isReport(result)) throw new Error(`${result.message}\n${code}`);
  return result;
}

test.each(CODE_CHECK_CASES)(
  '$title',
  ({ title, from, expected, results, ...kind }) => {
    const { diagnostics, code } = report(kind.code, from);
    const said = diagnostics
      .filter(({ severity }) => severity !== 'know' || title === 'F5')
      .map(({ severity, name }) =>
        severity === 'unknown' ? 'not followed' : `${severity} ${name ?? ''}`,
      );
    expect(said.sort()).toEqual([...expected].sort());
    for (const each of results) expect(code).toContain(each);
  },
);

/** Members that rules remove. */
const REMOVABLE =
  /^(?:handleHeight|contentHeight|backdropComponent|snapPoints|onLayout|gestureType|dismissOnPanDown|closeOnPress|enableFlash\w*)$/;

/** Members that rules rename. */
const CHANGED = /^(?:snapTo|\w+_STATE)$/;

function membersOf(code: string) {
  const read = parseCode(code);
  if (!isCode(read)) throw new Error(`${read.message}\n${code}`);
  return read.nodes.filter(
    (node) => node.type === 'JSXAttribute' || node.type === 'ObjectProperty',
  );
}

type Member = ReturnType<typeof membersOf>[number];

const nameOfMember = (node: Member) =>
  nameOf(node.type === 'JSXAttribute' ? node.name : node.key);

/** Texts that people and formatters write before and after a member, by its index. */
const VARIANTS: Readonly<
  Record<
    string,
    (node: Member, rest: string, index: number) => [string, string]
  >
> = {
  'trailing commas': ({ type }, rest) => [
    '',
    type === 'JSXAttribute' ||
    /^(?:\s|\/\*(?:(?!\*\/)[^])*\*\/|\/\/.*)*,/.test(rest)
      ? ''
      : ',',
  ],
  'a line comment before': (_, __, index) => [`// ${index}#  \n`, ''],
  'a line comment after': (_, __, index) => ['', ` // ${index}!#\n`],
  'block comments': (_, __, index) => [`/* ${index}# */ `, ` /* ${index}!# */`],
  'comments on lines': (_, __, index) => [
    `\n  /** ${index}# */\n  `,
    ` // ${index}!#\n\n  // ${index}..#\n`,
  ],
  'own lines, comments and spreads': ({ type }, _, index) => [
    `\n /* ${index}# */ ${type === 'JSXAttribute' ? '{...{}}' : ''} // ${index}.# \n `,
    ` // ${index}!#\n`,
  ],
};

/** Code without what variants add. */
const plain = (code = '') =>
  code.replace(
    /\/\*\*? \d+[.!]*# \*\/|\/\/ \d+[.!]*# *\n|\{\.\.\.\{\}\}|[\s,]/g,
    '',
  );

/** Maps each comment behind a member to the code before it on its line. */
const commentsOf = (code: string) =>
  new Map(
    code.split('\n').flatMap((line) =>
      [...line.matchAll(/\d+!#/g)].map(({ 0: comment, index }) => {
        const before = line
          .slice(0, index)
          .replace(/\/\*\*?(?: \d\S* \*\/|\s*$)|\/\/\s*$/g, '');
        return [comment, before.trim()] as const;
      }),
    ),
  );

describe('a fix', () => {
  const changed = [
    ...samplesOf('v4').map(({ code }) => ({ code, from: 'v4' as const })),
    // C1 has comments of its own.
    ...CODE_CHECK_CASES.filter(({ title }) => title !== 'C1'),
    ...FILES,
  ].flatMap(({ code, from }) => {
    const result = code.includes('@gorhom/bottom-sheet')
      ? report(code, from).code
      : undefined;
    return result === undefined
      ? []
      : [{ code, from, result, members: membersOf(code) }];
  });

  test('is idempotent', () => {
    expect(changed.length).toBeGreaterThan(100);
    for (const { result, from } of changed) {
      expect(report(result, from).code, result).toBeUndefined();
    }
  });

  test.each(Object.entries(VARIANTS))(
    'does not depend on formatting: %s',
    async (name, write) => {
      for (const { code, from, result, members } of changed) {
        // Members one by one only where a comment could include what follows.
        const single = members.filter(
          (node) =>
            name.includes('line comment') && REMOVABLE.test(nameOfMember(node)),
        );
        for (const chosen of [members, ...single.map((node) => [node])]) {
          const edits = chosen.flatMap((node, index) => {
            const rest = code.slice(node.end ?? 0);
            const [before, after] = write(node, rest, index);
            return [insertBefore(node, before), insertAfter(node, after)];
          });
          const varied = applyEdits(code, edits);
          const made = report(varied, from).code ?? '';
          expect(plain(made), varied).toBe(plain(result));
          for (const [comment, line] of commentsOf(made)) {
            const member = chosen[parseInt(comment)];
            const name = member ? nameOfMember(member) : '';
            const text = code.slice(member?.start ?? 0, member?.end ?? 0);
            if (line === '' || /\n|[:=].*[:=]/.test(text)) continue;
            if (CHANGED.test(name) || REMOVABLE.test(name)) continue;
            expect(line, `${comment} ${made}`).toContain(name);
          }
        }
        // Lets the runner receive messages.
        await new Promise(setImmediate);
      }
    },
  );
});

test('removing a prop next to a long comment does not backtrack (ReDoS)', () => {
  const slashes = '/'.repeat(40);
  const code = `import BottomSheet from '@gorhom/bottom-sheet';
export const a = <BottomSheet handleHeight={24} // ${slashes}
 snapPoints={[1]} />;`;
  expect(report(code).code).not.toContain('handleHeight');
}, 1000);
