/**
 * Reads the setup from what package managers, `expo-doctor` and `react-native
 * info` print, and from the table of the library's issue form.
 */
import valid from 'semver/functions/valid';
import type { PackageManagerId } from '../../../shared/install/packageManagers';
import { isPackageName } from '../../../shared/releases/packageNames';
import { registry } from '../../../shared/releases/registryMetadata';
import { minorOf } from '../../../site/minorOf';
import {
  SUBJECTS,
  problem,
  type AppSetup,
  type Finding,
  type ReadResult,
  type SubjectName,
} from './setup';
import { isRange, readSpecifier } from './specifier';

/** One installed version, and how deep in the tree it is: its column. */
interface Found {
  readonly name: string;
  readonly version: string;
  readonly depth: number;
  readonly isPatched: boolean;
}

const pattern = (source: string, flags = '') => new RegExp(source, flags);
const NAMES = [...SUBJECTS.map(({ name }) => name), 'react'];
const ANY = [...NAMES].sort((a, b) => b.length - a.length).join('|');
const NAME = `(?<name>${ANY})`;
const BEFORE = '(?:^|[\\s"\'`#(─])';
const VERSION = '(?<version>\\d+\\.\\d+\\.\\d+[\\w.+-]*)';
const RANGE = '(?<range>[~^]?\\d[\\w.+-]*)';

/** Lines that may say something, and how many of them are read. */
const RELEVANT = pattern(
  `(?:${ANY})(?![\\w/-])|^\\s*installed: |newArchEnabled|^\\W{0,9}package\\W`,
  'i',
);
const MOST_LINES = 5000;
/** Longer lines are cut: none that is read is as long. */
const LONGEST_LINE = 1000;

/** `name@1.2.3`, with what Yarn puts between the two. */
const WITH_AT = pattern(
  `${BEFORE}${NAME}@(?<by>(?:virtual:\\w+#)?(?:npm:)?|patch:\\S{0,300}?version=)${VERSION}`,
  'g',
);
/** A name and one or two versions, with lines or pipes between them or not. */
const COLUMNS = pattern(
  `^[^\\w@"]*${NAME}[\\s│|]+${RANGE}(?:[\\s│|]+(?<second>[~^]?\\d[\\w.+-]*)(?=[\\s│|]|$))?(?:[\\s│|]+(?<third>\\d)?|$|\\()`,
);
const HEADER = /^\W*package\W+(current|expected)\b/i;

/** Of which every line that has one of the forms has one. */
const FORM_WORDS = /missing|unmet|peer|provide|expected|listed|:|=>/i;

/** What a line says that has one of these forms; the first counts. */
const FORMS = (
  [
    // A proposal of npm.
    ['ignored', 'Conflicting peer dependency:'],
    ['missing', `missing: ${NAME}@[^,]{1,99}, required by (?:${ANY})@`],
    ['ignored', '\\bmissing: '],
    [
      'missing',
      `(?:(?:Missing|missing) peer(?: dependency:)?|UNMET PEER DEPENDENCY|doesn't provide|has unmet peer dependency) "?${NAME}(?=$|[@,\\s])`,
    ],
    ['unmet', `UNMET DEPENDENCY ${NAME}@(?<range>.{1,99})$`],
    ['refused', `has incorrect peer dependency "${NAME}@`],
    [
      'local',
      `${BEFORE}${NAME}[@ ](?:virtual:\\w+#)?(?<by>workspace|file|link|portal):`,
    ],
    // What `expo install` and old versions of `expo` expect.
    [
      'installed',
      `${BEFORE}${NAME} - expected version: ${RANGE} - actual version installed: ${VERSION}`,
    ],
    ['installed', `${BEFORE}${NAME}@${VERSION} - expected version: ${RANGE}`],
    ['installed', `unmet peer ${NAME}@.{1,99}: found ${VERSION}`],
    [
      'installed',
      `${NAME} is listed by your project with version ${VERSION}.{1,60}what (?<asking>${ANY}) requests \\((?<asked>.{1,99})\\)`,
    ],
    // `expo-env-info` and `envinfo`
    ['installed', `^\\s*${NAME}: .{0,99}=> ${VERSION}`],
    ['installed', `Invalid version of \`${NAME}\`: "${VERSION}"`],
    // A list, or lines of a package.json, in the report of an issue.
    [
      'listed',
      `^[^\\w@]*${NAME}["'\`*]*:[\\s"'\`*]*${RANGE}["'\`*\\s]*(?:[(,;].*)?$`,
    ],
  ] as const
).map(([kind, source]) => [kind, pattern(source)] as const);
/** A package whose version is in the line below. */
const SECTION = pattern(`^\\s*"?${NAME}"?:$`);
const INSTALLED = pattern(`^\\s*installed: ${VERSION}`);

/** A line of a build of Reanimated or Worklets that refuses what is installed. */
const REFUSAL = /^.*\bnot compatible with .*$/gm;
const LABELED = /\b(Worklets|Reanimated|React Native) \(?(?=\d+\.\d+\.\d)/g;

/** Writes `Worklets (0.8.3)` of such a line as `react-native-worklets@0.8.3`. */
function nameRefused(text: string): string {
  const nameOf = (label: string) =>
    SUBJECTS.find((subject) => subject.label === label)?.name ?? label;
  return text.replace(REFUSAL, (line) =>
    line.replace(LABELED, (_, label: string) => `${nameOf(label)}@`),
  );
}

function managerOf(text: string): PackageManagerId | undefined {
  if (/^=> Found "|@virtual:|\(via npm:|^yarn |^➤ YN0/m.test(text))
    return 'yarn';
  const isPnpm = /^Legend: production dependency|unmet peer .{1,99}: found /m;
  return isPnpm.test(text) ? 'pnpm' : undefined;
}

const subjectOf = (text: string | undefined) =>
  SUBJECTS.find(({ name }) => name === text)?.name;

/** Collects what the lines of a text say. */
class Reader {
  readonly found: Found[] = [];
  readonly expected = new Map<string, string>();
  readonly unmet: [SubjectName, string][] = [];
  readonly packages: Partial<Record<SubjectName, Finding>> = {};
  /** What is written down, of which the installed version may differ. */
  readonly listed: Partial<Record<SubjectName, Finding>> = {};
  architecture: AppSetup['architecture'];
  private columns = '';
  /** The package that `react-native info` lists below its name. */
  private section: string | undefined;

  read(line: string): void {
    this.columns = HEADER.exec(line)?.[1]?.toLowerCase() ?? this.columns;
    const isNew = /\bnewArchEnabled: (true|false)/.exec(line)?.[1];
    if (isNew) this.architecture = isNew === 'true' ? 'new' : 'legacy';
    this.add(this.section, INSTALLED.exec(line)?.groups?.version);
    this.section = SECTION.exec(line)?.groups?.name;
    if (FORM_WORDS.test(line) && this.readForm(line)) return;
    if (this.readColumns(line)) return;
    for (const { index, 0: whole, groups } of line.matchAll(WITH_AT)) {
      const { name = '', by = '', version } = groups ?? {};
      const start = index + whole.indexOf(name);
      this.add(name, version, start, by.startsWith('patch:'));
    }
  }

  private add(name = '', version = '', depth = 0, isPatched = false): void {
    // Parsing the empty text throws, which for each line takes most of the time.
    if (version === '' || valid(version) === null) return;
    this.found.push({ name, version, depth, isPatched });
  }

  private list(name: SubjectName, range: string): void {
    // A sentence may begin with a name and a number.
    if (/[~^.]/.test(range) && isRange(range)) this.listed[name] = { range };
  }

  /** @returns whether nothing else is in the line */
  private readForm(line: string): boolean {
    const [kind, form] = FORMS.find(([, each]) => each.test(line)) ?? [];
    const groups = form?.exec(line)?.groups;
    if (groups === undefined) return kind !== undefined;
    const { range = '', version, by, asking, asked = '' } = groups;
    const [name, asker] = [subjectOf(groups.name), subjectOf(asking)];
    this.add(groups.name, version);
    if (name === undefined) return true;
    if (kind === 'listed') this.list(name, range);
    if (kind === 'installed' && range) this.expected.set(name, range);
    if (asker && isPackageName(asker) && isPackageName(name)) {
      const { peers } = registry.packages[asker];
      const row = peers.find((each) => each.peers[name] === asked);
      const asks = row && `>=${row.from} <=${row.to}`;
      if (asks) this.packages[asker] = { range: asks, isInferred: true };
    }
    if (kind === 'unmet') this.unmet.push([name, range]);
    if (kind === 'missing' || kind === 'refused') {
      this.packages[name] = { unjudged: kind };
    }
    if (kind === 'local') {
      this.packages[name] = { unjudged: by === 'workspace' ? by : 'file' };
    }
    // Yarn 1 names the package that asks, with its version.
    return !line.includes('" > ');
  }

  private readColumns(line: string): boolean {
    const groups = COLUMNS.exec(line)?.groups;
    if (groups === undefined) return false;
    const { name = '', range = '', second, third } = groups;
    // Without a head, two versions are those that `expo-doctor` compares.
    const isDoctor =
      second !== undefined && third === undefined && this.columns !== 'current';
    if (isDoctor) this.expected.set(name, range);
    this.add(name, isDoctor ? second : range, line.indexOf(name));
    const subject = subjectOf(name);
    if (subject && !isDoctor) this.list(subject, range);
    return true;
  }
}

/** The SDK whose packages are expected. */
function sdkExpecting(expected: ReadonlyMap<string, string>) {
  const known = [...expected].filter(([name]) => isPackageName(name));
  const minor = (range = '') => minorOf(range.replace(/^[~^]/, ''));
  const row = registry.expo.find(({ bundled }) =>
    known.every(
      ([name, range]) =>
        isPackageName(name) && minor(bundled[name]) === minor(range),
    ),
  );
  return known.length > 0 ? row?.sdk : undefined;
}

/** Reads the setup from a command's output, if a version is in it. */
function readOutput(text: string): AppSetup | undefined {
  const reader = new Reader();
  const lines = nameRefused(text)
    .split('\n')
    .map((line) => line.slice(0, LONGEST_LINE).trimEnd())
    .filter((line) => RELEVANT.test(line));
  for (const line of lines.slice(0, MOST_LINES)) reader.read(line);
  const { found, listed, unmet, expected, ...rest } = reader;
  const packages = { ...listed, ...rest.packages };
  // Without any installed package, `npm ls` lists the ranges of package.json.
  const isEmpty = found.length === 0;
  for (const [name, range] of unmet) {
    packages[name] =
      isEmpty && isRange(range.trim())
        ? { ...readSpecifier(name, range), isUnmet: true }
        : { unjudged: 'missing' };
  }
  const byDepth = [...found].sort((a, b) => a.depth - b.depth);
  for (const { name } of SUBJECTS) {
    const own = byDepth.filter((each) => each.name === name);
    const [range, ...also] = new Set(own.map(({ version }) => version));
    if (range === undefined) continue;
    packages[name] = {
      range,
      ...(own[0]?.isPatched && { isPatched: true }),
      ...(also.length > 0 && { also }),
    };
  }
  const sdk = sdkExpecting(expected);
  if (packages.expo === undefined && sdk !== undefined) {
    packages.expo = { range: `~${sdk}.0.0`, isInferred: true };
  }
  if (Object.keys(packages).length === 0) return undefined;
  const react = found.find(({ name }) => name === 'react')?.version;
  const manager = managerOf(text);
  return {
    source: isEmpty && unmet.length > 0 ? 'package' : 'output',
    packages,
    ...(rest.architecture && { architecture: rest.architecture }),
    ...(manager !== undefined && { manager }),
    ...(react !== undefined && { react }),
  };
}

/** Reads the setup from a text that is not JSON. */
export function readPrinted(text: string): ReadResult {
  if (/^(?:diff --git |@@ -)/m.test(text)) return problem('This is a diff.');
  if (/^(?:packages:\s*\n\s*-[^:\n]*$|catalogs?:\s*$)/m.test(text)) {
    return problem('This is a pnpm-workspace.yaml.');
  }
  const setup = readOutput(text);
  if (setup !== undefined) return { setup };
  const named = SUBJECTS.find(({ name }) => text.includes(name));
  return problem(
    named === undefined
      ? 'This names none of the packages.'
      : `This names ${named.name}, but no installed version could be read from it.`,
  );
}
