/** Reads the setup from a text of any supported format. */
import type { PackageManagerId } from '../../../shared/install/packageManagers';
import { loadLockfile } from '../engines';
import { clean } from './clean';
import { DEPENDENCY_FIELDS, asRecord, readPackageJson } from './packageJson';
import { MAX_TEXT_LENGTH, tooLong, type ReadResult } from './setup';

/** The starts of a text that is JSON, or lines of a `package.json`. */
const JSON_LINE_PATTERN = /^\s*(?:\/\/[^\n]*\n\s*)*"[^"\n]+"\s*:/;
const JSON_PATTERN = /^\s*(?:\{\s*["{}\]/'\w]|\[\s*["{\]/']|[{[]\s*$)/;
/** Patterns that only match the lockfile of one package manager. */
const LOCKFILE_PATTERNS: readonly (readonly [PackageManagerId, RegExp])[] = [
  [
    'bun',
    /^\s*\{\s*"lockfileVersion": *[01] *,\s*(?:"configVersion|"workspaces)/,
  ],
  ['npm', /"lockfileVersion":/],
  ['yarn', /^# yarn lockfile v1$|^__metadata:\s*$/m],
  ['pnpm', /^lockfileVersion:/m],
];

// A package.json needs none of these.
const loadOutput = () =>
  import(/* webpackChunkName: "versions-output" */ './commandOutput');
const loadTree = () =>
  import(/* webpackChunkName: "versions-output" */ './dependencyTree');
const loadJson = () =>
  import(/* webpackChunkName: "versions-json" */ './jsonErrors');

/** Whether JSON is a tree of installed packages, as of `npm ls --json`. */
function isTree(value: unknown): boolean {
  const root = asRecord(Array.isArray(value) ? value[0] : value);
  return DEPENDENCY_FIELDS.some((section) =>
    Object.values(asRecord(root[section])).some((node) => {
      const { version, missing } = asRecord(node);
      return version !== undefined || missing !== undefined;
    }),
  );
}

/** Reads the setup from a text by the reader of its format. */
async function readText(text: string): Promise<ReadResult> {
  const lockfile = LOCKFILE_PATTERNS.find(([, pattern]) => pattern.test(text));
  if (lockfile !== undefined) {
    return (await loadLockfile()).parseLockfile(text, lockfile[0]);
  }
  if (JSON_LINE_PATTERN.test(text)) return (await loadJson()).readLines(text);
  if (!JSON_PATTERN.test(text)) return (await loadOutput()).readPrinted(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return (await loadJson()).explainJson(text);
  }
  return isTree(value)
    ? (await loadTree()).readTree(value)
    : readPackageJson(value);
}

/**
 * Reads the setup from a pasted text, or returns the problem with it.
 *
 * @throws only if a chunk of the site cannot be loaded
 */
export async function parseInput(input: string): Promise<ReadResult> {
  if (input.length > MAX_TEXT_LENGTH) return tooLong(input.length);
  // These keep the length, so that the offsets of errors fit the text in the field.
  const text = input
    .replace(/^\uFEFF/, ' ')
    // PowerShell writes UTF-16, which contains zeros if it is decoded as UTF-8.
    .replace(/^\uFFFD+|\0/g, '')
    .replaceAll('\r\n', '\n')
    .replace(/[\u00A0\u2007\u202F\u3000]/g, ' ');
  const result = await readText(text);
  const cleaned = 'setup' in result ? text : clean(text);
  const cleanedResult = cleaned === text ? result : await readText(cleaned);
  return 'setup' in cleanedResult ? cleanedResult : result;
}
