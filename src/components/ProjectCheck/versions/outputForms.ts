/** The patterns of lines in which commands and issue reports name versions. */
import { CHECKED_PACKAGES, type CheckedPackage } from './setup';

const pattern = (source: string, flags = '') => new RegExp(source, flags);
const NAMES = [...CHECKED_PACKAGES.map(({ name }) => name), 'react'];
const ANY = [...NAMES].sort((a, b) => b.length - a.length).join('|');
const NAME = `(?<name>${ANY})`;
const BEFORE = '(?:^|[\\s"\'`#(─])';
// Neither pattern matches the period at the end of a sentence.
const VERSION = '(?<version>\\d+\\.\\d+\\.\\d+(?:[\\w.+-]*\\w)?)';
const RANGE = '(?<range>[~^]?\\d(?:[\\w.+-]*\\w)?)';
/** The characters between the columns of a table. */
const GAP = '[\\s│|`*]';

/** `├─┬ app@1.0.0 -> ./apps/app`, and what `pnpm ls -r` begins a project with. */
const WORKSPACE =
  '-> \\.{1,2}[\\\\/](?<below>\\S+)|^\\S+@\\d\\S* (?<whole>\\S*[\\\\/]\\S+)';

/** Lines that may say something, and how many of them are read. */
export const RELEVANT = pattern(
  `(?:${ANY})(?![\\w/-])|^\\s*installed: |newArchEnabled|\\[(?:Reanimated|Worklets)\\]|ERESOLVE|^\\W{0,9}package\\W|${WORKSPACE}`,
  'i',
);
/** A line that starts the packages of a workspace. */
export const WORKSPACE_LINE = pattern(WORKSPACE);
export const MAX_LINES = 5000;
/** Longer lines are cut: no pattern needs as many characters. */
export const MAX_LINE_LENGTH = 1000;

/** `name@1.2.3`, with what Yarn puts between the two. */
export const NAME_AT_VERSION = pattern(
  `${BEFORE}${NAME}@(?<by>(?:virtual:\\w+#)?(?:npm:(?:react-native-tvos@)?)?|patch:\\S{0,300}?version=)${VERSION}`,
  'g',
);
/** A name and one or two versions, with lines or pipes between them or not. */
export const COLUMNS = pattern(
  `^[^\\w@"]*${NAME}${GAP}+(?:[vV]|Release )?${RANGE}(?:${GAP}+(?<second>[~^]?\\d[\\w.+-]*)(?=${GAP}|$))?(?:${GAP}+(?<third>\\d)?|$|\\()`,
);
/** The header of a table, with the name of its first column of versions. */
export const HEADER = /^\W*package\W+(current|expected)\b/i;

/**
 * Cheap pre-filter: a line without one of these words matches none of the patterns
 * below.
 */
export const FORM_WORDS = /missing|unmet|peer|provide|expected|listed|:|=>/i;

/** Patterns of lines, with what a matching line means; the first match counts. */
export const LINE_PATTERNS = (
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
    // The expectations of `expo install` and old versions of `expo`.
    [
      'installed',
      `${BEFORE}${NAME} - expected version(?: range)?: ${RANGE} - actual version installed: [~^]?${VERSION}`,
    ],
    ['installed', `${BEFORE}${NAME}@${VERSION} - expected version: ${RANGE}`],
    ['installed', `unmet peer ${NAME}@.{1,99}: found ${VERSION}`],
    [
      'installed',
      `${NAME} is listed by your project with version ${VERSION}.{1,60}what (?<asking>${ANY}) requests \\((?<asked>.{1,99})\\)`,
    ],
    // `expo-env-info` and `envinfo`
    ['installed', `^\\s*${NAME}: .{0,99}=> ${VERSION}`],
    ['refused', `Invalid version of \`${NAME}\`: \\\\?"${VERSION}`],
    // A list, or lines of a package.json, in the report of an issue.
    [
      'listed',
      `^[^\\w@]*${NAME}["'\`*]*:[\\s"'\`*]*[vV]?${RANGE}["'\`*\\s]*(?:[(,;].*|\\D{1,20})?$`,
    ],
  ] as const
).map(([kind, source]) => [kind, pattern(source)] as const);
/** A package whose version is in the next line. */
export const SECTION = pattern(`^\\s*"?${NAME}"?:$`);
/** The line of `react-native info` below the name of a package. */
export const INSTALLED = pattern(`^\\s*installed: ${VERSION}`);

/** An error in the build of Reanimated or Worklets about another package's version. */
const REFUSAL = /^.*\bnot compatible with .*$/gm;
const LABELED = /\b(Worklets|Reanimated|React Native) \(?(?=\d+\.\d+\.\d)/g;

/** The packages of CocoaPods, by their names there. */
const PODS: Readonly<Record<string, CheckedPackage>> = {
  RNReanimated: 'react-native-reanimated',
  RNWorklets: 'react-native-worklets',
  RNGestureHandler: 'react-native-gesture-handler',
  'React-Core': 'react-native',
  Expo: 'expo',
};
const POD = /^(?: +- "?|Installing |Using )([\w-]+) \(?(\d[\w.+-]*)/gm;
/** A workspace in a tree of Yarn Berry. */
const YARN_WORKSPACE = /@workspace:(\S+)$/gm;
/** A package that Yarn 1 lists below another package or a workspace. */
const NESTED = /^=> Found "(.+)#([^#]+)"$/gm;
/** A package in a path through pnpm's virtual store. */
const PNPM_FOLDER =
  /\.pnpm[\\/](?:(@[\w.-]+)\+)?([\w.-]+@\d[\w.-]*?)(?=[_(\\/])/g;

/**
 * Rewrites other names of packages: `Worklets (0.8.3)` as
 * `react-native-worklets@0.8.3`.
 */
export function nameLabels(text: string): string {
  const nameOf = (label: string) =>
    CHECKED_PACKAGES.find((subject) => subject.label === label)?.name ?? label;
  const isOfSeveral = new Set(text.match(YARN_WORKSPACE)).size > 1;
  return text
    .replace(REFUSAL, (line) =>
      line.replace(LABELED, (_, label: string) => `${nameOf(label)}@`),
    )
    .replace(POD, (line, pod: string, version: string) =>
      Object.hasOwn(PODS, pod) ? `${PODS[pod] ?? pod}@${version}` : line,
    )
    .replace(PNPM_FOLDER, (_, scope: string | undefined, id: string) =>
      scope === undefined ? ` ${id} ` : ` ${scope}/${id} `,
    )
    .replace(YARN_WORKSPACE, isOfSeveral ? ' -> ./$1' : '$&')
    .replace(NESTED, (line, owner: string, id: string) =>
      text.includes(`"_project_#${owner.replace('/', '#')}"`)
        ? `      ${owner} -> ./${owner}\n        ${id}`
        : line,
    );
}

/** The words of lines about versions that do not fit. */
export const COMPLAINT =
  /compatible|\binvalid\b|mismatch|\bunmet\b(?! optional)|incorrect peer|conflict|ERESOLVE/i;
