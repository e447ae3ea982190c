/**
 * Reads the setup from what `npm ls`, `yarn why`, `pnpm ls`, `bun pm ls` and
 * `expo-doctor` print.
 */
import valid from 'semver/functions/valid';
import type { PackageManagerId } from '../data/packageManagers';
import { isPackageName } from '../data/packageNames';
import { registry } from '../data/registryMetadata';
import {
  SUBJECTS,
  type Finding,
  type AppSetup,
  type SubjectName,
} from './setup';

/** One installed version, and how deep in the tree it is. */
interface Found {
  readonly name: string;
  readonly version: string;
  readonly depth: number;
  readonly isPatched: boolean;
}

const NAMES = [...SUBJECTS.map(({ name }) => name), 'react'];
const ALTERNATIVES = [...NAMES].sort((a, b) => b.length - a.length).join('|');

const BEFORE = '(^|[\\s"\'`#(─])';
const VERSION = '\\d+\\.\\d+\\.\\d+[\\w.+-]*';

/** `name@1.2.3`, with what Yarn puts between the two. */
const WITH_AT = new RegExp(
  `${BEFORE}(${ALTERNATIVES})@((?:virtual:[\\w]+#)?(?:npm:)?|patch:\\S*?version=)(${VERSION})`,
  'g',
);
/** `name 1.2.3`, as pnpm prints it. */
const WITH_SPACE = new RegExp(
  `^[\\s│├└─┬|+\`-]*(${ALTERNATIVES}) (${VERSION})(?=$|[\\s(])`,
);
/** `name  ~4.1.1  3.16.7`: the columns expected and found. */
const DOCTOR_ROW = new RegExp(
  `^[\\s│•]*(${ALTERNATIVES})\\s{2,}(?:│\\s*)?([~^]?\\d\\S*)\\s+(?:│\\s*)?(${VERSION})[\\s│]*$`,
);
/** `name@1.2.3 - expected version: ~1.2.4` */
const EXPECTED = new RegExp(
  `${BEFORE}(${ALTERNATIVES})@\\S+ - expected version: ([~^]?\\d[\\w.+-]*)`,
);
const MISSING = new RegExp(
  `(?:Missing peer dependency: |UNMET (?:PEER )?DEPENDENCY |missing: )(${ALTERNATIVES})(?=$|[@,\\s])`,
);
const LOCAL = new RegExp(
  `${BEFORE}(${ALTERNATIVES})@(?:virtual:[\\w]+#)?(workspace|file|link|portal):`,
);

/** Deeper than any line is indented. */
const NESTED = 1000;

function depthOf(line: string, index: number): number {
  const copies = line.split('node_modules/').length - 1;
  // `=> Found "a#b@1"` is the copy below `a`.
  const isNested = copies > 1 || line[index] === '#';
  return index + (isNested ? NESTED : 0);
}

function foundIn(line: string): Found[] {
  const doctor = DOCTOR_ROW.exec(line);
  if (doctor !== null) {
    const [, name = '', , version = ''] = doctor;
    return [{ name, version, depth: 0, isPatched: false }];
  }
  const spaced = WITH_SPACE.exec(line);
  if (spaced !== null) {
    const [, name = '', version = ''] = spaced;
    return [{ name, version, depth: line.indexOf(name), isPatched: false }];
  }
  return [...line.matchAll(WITH_AT)].map((match) => {
    const [, , name = '', protocol = '', version = ''] = match;
    return {
      name,
      version,
      depth: depthOf(line, match.index),
      isPatched: protocol.startsWith('patch:'),
    };
  });
}

/** The SDK whose packages `expo-doctor` expects. */
function sdkExpecting(
  expected: ReadonlyMap<string, string>,
): string | undefined {
  const minor = (range: string) =>
    range.replace(/^[~^]/, '').split('.').slice(0, 2).join('.');
  const known = [...expected].filter(([name]) => isPackageName(name));
  return known.length === 0
    ? undefined
    : registry.expo.find(({ bundled }) =>
        known.every(
          ([name, range]) =>
            isPackageName(name) && minor(bundled[name] ?? '') === minor(range),
        ),
      )?.sdk;
}

function managerOf(text: string): PackageManagerId | undefined {
  if (/^=> Found "|@virtual:|\(via npm:|^yarn why/m.test(text)) return 'yarn';
  if (/^Legend: production dependency/m.test(text)) return 'pnpm';
  return undefined;
}

function findingOf(versions: readonly Found[]): Finding | undefined {
  const [first, ...rest] = [...versions].sort((a, b) => a.depth - b.depth);
  if (first === undefined) return undefined;
  const also = [...new Set(rest.map(({ version }) => version))].filter(
    (version) => version !== first.version,
  );
  return {
    version: { range: first.version },
    ...(first.isPatched && { isPatched: true as const }),
    ...(also.length > 0 && { also }),
  };
}

/**
 * Reads the setup from a command's output.
 *
 * @returns `undefined` when it names none of the packages
 */
export function readOutput(text: string): AppSetup | undefined {
  const found: Found[] = [];
  const expected = new Map<string, string>();
  const packages: Partial<Record<SubjectName, Finding>> = {};
  const nameOf = (text: string | undefined) =>
    SUBJECTS.find(({ name }) => name === text)?.name;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trimEnd();
    const row = DOCTOR_ROW.exec(line);
    const old = EXPECTED.exec(line);
    if (row?.[1] !== undefined) expected.set(row[1], row[2] ?? '');
    if (old?.[2] !== undefined) expected.set(old[2], old[3] ?? '');
    const missing = nameOf(MISSING.exec(line)?.[1]);
    if (missing !== undefined) {
      packages[missing] = { version: { unjudged: 'missing' } };
      continue;
    }
    const [, , local, protocol] = LOCAL.exec(line) ?? [];
    const localName = nameOf(local);
    if (localName !== undefined) {
      packages[localName] = {
        version: { unjudged: protocol === 'workspace' ? protocol : 'file' },
      };
      continue;
    }
    found.push(...foundIn(line));
  }
  for (const { name } of SUBJECTS) {
    const finding = findingOf(
      found.filter(
        (each) => each.name === name && valid(each.version) !== null,
      ),
    );
    if (finding !== undefined) packages[name] = finding;
  }
  const sdk = sdkExpecting(expected);
  if (packages.expo === undefined && sdk !== undefined) {
    packages.expo = { version: { range: `~${sdk}.0.0` }, isInferred: true };
  }
  if (Object.keys(packages).length === 0) return undefined;
  const react = found.find(({ name }) => name === 'react')?.version;
  const manager = managerOf(text);
  return {
    source: 'output',
    packages,
    ...(manager !== undefined && { manager }),
    ...(react !== undefined && { react }),
  };
}

/** `npm ls --json` and `pnpm ls --json`, as a tree that `npm ls` would print. */
export function printTree(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null || depth > NESTED) return '';
  if (Array.isArray(value)) {
    return value.map((each) => printTree(each, depth)).join('\n');
  }
  const lines: string[] = [];
  for (const field of ['dependencies', 'devDependencies']) {
    const inner: unknown = Reflect.get(value, field);
    if (typeof inner !== 'object' || inner === null) continue;
    for (const [name, node] of Object.entries(inner)) {
      const version: unknown =
        typeof node === 'object' && node !== null
          ? Reflect.get(node, 'version')
          : undefined;
      if (typeof version === 'string') {
        lines.push(`${'  '.repeat(depth)}${name}@${version}`);
      }
      lines.push(printTree(node, depth + 1));
    }
  }
  return lines.join('\n');
}
