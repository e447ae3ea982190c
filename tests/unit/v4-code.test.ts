// The checker of v4 code on small inputs, whose answers were worked out by hand from
// the sources of the packages, and a property of what it writes.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  checkFile,
  isReport,
  type FileReport,
} from '../../src/components/ProjectCheck/code/check';
import type { FromVersion } from '../../src/components/ProjectCheck/code/data';
import { isCode, readCode } from '../../src/components/ProjectCheck/code/parse';
import { samplesOf } from '../../scripts/code-check-data/samples';
import { KINDS } from '../content/codeCheck/kinds';

const FOLDER = path.join(__dirname, 'v4Code');

/** Files as apps have them, in different styles, with their versions. */
const FILES = readdirSync(FOLDER).map((name) => ({
  code: readFileSync(path.join(FOLDER, name), 'utf8'),
  from: (/^v[23]/.exec(name)?.[0] ?? 'v4') as FromVersion,
}));

function report(code: string, from: FromVersion = 'v4'): FileReport {
  const result = checkFile('a.tsx', code, from);
  if (!isReport(result)) throw new Error(`${result.message}\n${code}`);
  return result;
}

describe('each kind of code', () => {
  test.each(KINDS.map((kind) => [kind.title, kind] as const))(
    '%s',
    (_, kind) => {
      const { findings, code } = report(kind.code, kind.from);
      const isNoteKind = kind.title === 'F5';
      const said = findings
        .filter(({ level }) => level !== 'know' || isNoteKind)
        .map(({ level, name }) =>
          level === 'unknown' ? 'not followed' : `${level} ${name ?? ''}`,
        );
      expect(said.sort()).toEqual([...kind.expected].sort());
      for (const each of kind.results) expect(code).toContain(each);
    },
  );
});

/** Members that rules take out; a function that is called goes with its braces. */
const REMOVABLE =
  /^(?:handleHeight|contentHeight|backdropComponent|snapPoints|onLayout|gestureType|dismissOnPanDown|closeOnPress|enableFlash\w*)$/;

/** The attributes and entries of code. */
function membersOf(code: string) {
  const read = readCode(code);
  if (!isCode(read)) throw new Error(`${read.message}\n${code}`);
  return read.nodes.flatMap((node) => {
    if (node.type !== 'JSXAttribute' && node.type !== 'ObjectProperty') {
      return [];
    }
    const key = node.type === 'JSXAttribute' ? node.name : node.key;
    return 'name' in key && typeof key.name === 'string'
      ? [{ name: key.name, node }]
      : [];
  });
}

type Member = ReturnType<typeof membersOf>[number];

/** @param rest the code that follows the member */
type Write = (source: string, member: Member, rest: string) => string;

/** Ways to write the members of code, as people and formatters do. */
const VARIANTS: Readonly<Record<string, Write>> = {
  'trailing commas': (source, { node }, rest) =>
    node.type === 'ObjectProperty' &&
    !/^(?:\s|\/\*[^]*?\*\/|\/\/.*)*,/.test(rest)
      ? `${source},`
      : source,
  'block comments': (source) => `/* a */ ${source} /* b */`,
  'line comments around': (source) => `// a\n${source} // b\n`,
  'own lines, comments and spreads': (source, { node }) =>
    node.type === 'JSXAttribute'
      ? `\n /* a */ {...{}} // b\n ${source} // c\n`
      : `\n /* a */ // b\n ${source} // c\n`,
};

/** Writes members of code in another way. */
function vary(code: string, write: Write, members: readonly Member[]): string {
  let result = '';
  let done = 0;
  for (const member of members) {
    const { start = 0, end = 0 } = member.node;
    // Members of members keep their way.
    if (start === null || end === null || start < done) continue;
    result +=
      code.slice(done, start) +
      write(code.slice(start, end), member, code.slice(end));
    done = end;
  }
  return result + code.slice(done);
}

/** The names of members that no rule takes out. */
const keptOf = (members: readonly Member[]): string[] =>
  members.map(({ name }) => name).filter((name) => !REMOVABLE.test(name));

/** What is wrong with what the checker makes of code with some members. */
function faultOf(
  code: string,
  from: FromVersion,
  kept: readonly string[],
): string | undefined {
  const first = report(code, from);
  if (first.code === undefined) return undefined;
  const left = keptOf(membersOf(first.code));
  const lost = kept.filter((name) => {
    const index = left.indexOf(name);
    if (index >= 0) left.splice(index, 1);
    return (
      index < 0 &&
      !/^(?:animated|handleContent|snapTo$|[A-Z]+_STATE)/.test(name)
    );
  });
  if (lost.length > 0) return `lost ${lost.join()}:\n${first.code}`;
  const second = report(first.code, from);
  return second.code === undefined
    ? undefined
    : `changes again:\n${first.code}\n--\n${second.code}`;
}

/** For hundreds of files, on a busy machine. */
const SLOW = { timeout: 60_000 };

describe('a result can be read, has all else, and stays', SLOW, () => {
  const changed = [
    ...samplesOf('v4').map(({ code }) => ({ code, from: 'v4' as const })),
    ...KINDS,
    ...FILES,
  ]
    .filter(({ code }) => code.includes('@gorhom/bottom-sheet'))
    .filter(({ code, from }) => report(code, from).code !== undefined)
    .map((each) => ({ ...each, members: membersOf(each.code) }));

  test('as it is', () => {
    expect(changed.length).toBeGreaterThan(100);
    expect(
      changed.flatMap(
        ({ code, from, members }) => faultOf(code, from, keptOf(members)) ?? [],
      ),
    ).toEqual([]);
  });

  test.each(Object.entries(VARIANTS))('with %s', async (name, write) => {
    const faults: string[] = [];
    for (const { code, from, members } of changed) {
      // One by one only where a comment could swallow what follows.
      const single = members.filter(
        (member) =>
          name === 'line comments around' && REMOVABLE.test(member.name),
      );
      for (const chosen of [members, ...single.map((member) => [member])]) {
        const varied = vary(code, write, chosen);
        const fault = faultOf(varied, from, keptOf(members));
        if (fault !== undefined) faults.push(fault);
      }
      // Lets the runner hear of the test.
      await new Promise(setImmediate);
    }
    expect(faults).toEqual([]);
  });
});
