import type { PackageManagerId } from '../../../shared/install/packageManagers';
import { clean } from './clean';
import { DEPENDENCY_FIELDS, asRecord, readPackageJson } from './packageJson';
import { LONGEST_INPUT, tooLong, type ReadResult } from './setup';

/** Starts of lines of a `package.json`, and of JSON. */
const JSON_LINE_PATTERN = /^\s*(?:\/\/[^\n]*\n\s*)*"[^"\n]+"\s*:/;
const JSON_START = /^\s*(?:\{\s*["{}\]/'\w]|\[\s*["{\]/']|[{[]\s*$)/;
/** What only the lockfile of each package manager has. */
const LOCKFILES: readonly (readonly [PackageManagerId, RegExp])[] = [
  [
    'bun',
    /^\s*\{\s*"lockfileVersion": *[01] *,\s*(?:"configVersion|"workspaces)/,
  ],
  ['npm', /"lockfileVersion":/],
  ['yarn', /^# yarn lockfile v1$|^__metadata:\s*$/m],
  ['pnpm', /^lockfileVersion:/m],
];

// What a package.json does not need is loaded for the texts that need it.
const loadLockfile = () =>
  import(/* webpackChunkName: "versions-lockfile" */ './lockfile');
const loadOutput = () =>
  import(/* webpackChunkName: "versions-output" */ './commandOutput');
const loadTree = () =>
  import(/* webpackChunkName: "versions-output" */ './dependencyTree');
const loadJson = () =>
  import(/* webpackChunkName: "versions-json" */ './jsonErrors');

/** Whether a JSON's dependencies are installed ones, as `npm ls --json` has. */
function isTree(value: unknown): boolean {
  const root = asRecord(Array.isArray(value) ? value[0] : value);
  return DEPENDENCY_FIELDS.some((section) =>
    Object.values(asRecord(root[section])).some((node) => {
      const { version, missing } = asRecord(node);
      return version !== undefined || missing !== undefined;
    }),
  );
}

async function readText(text: string): Promise<ReadResult> {
  const lockfile = LOCKFILES.find(([, pattern]) => pattern.test(text));
  if (lockfile !== undefined) {
    return (await loadLockfile()).parseLockfile(text, lockfile[0]);
  }
  if (JSON_LINE_PATTERN.test(text)) return (await loadJson()).readLines(text);
  if (!JSON_START.test(text)) return (await loadOutput()).readPrinted(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return (await loadJson()).explain(text);
  }
  return isTree(value)
    ? (await loadTree()).readTree(value)
    : readPackageJson(value);
}

/**
 * Reads the setup from what a reader pasted or dropped.
 *
 * @throws only where a chunk of the site cannot be loaded; a text that cannot be read
 * gives a problem
 */
export async function parseInput(input: string): Promise<ReadResult> {
  if (input.length > LONGEST_INPUT) return tooLong(input.length);
  // The places of errors are places in the reader's text, as a field has it.
  const text = input
    .replace(/^\uFEFF/, ' ')
    // PowerShell writes UTF-16, which a file that is read as UTF-8 has zeros of.
    .replace(/^\uFFFD+|\0/g, '')
    .replaceAll('\r\n', '\n')
    .replace(/[\u00A0\u2007\u202F\u3000]/g, ' ');
  const found = await readText(text);
  const cleaned = 'setup' in found ? text : clean(text);
  const again = cleaned === text ? found : await readText(cleaned);
  return 'setup' in again ? again : found;
}
