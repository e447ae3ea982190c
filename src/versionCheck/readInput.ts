/** Finds out what a reader has pasted, and reads the setup from it. */
import { LONGEST_INPUT, type InputProblem, type ReadResult } from './setup';
import { jsonError } from './jsonError';
import { printTree, readOutput } from './output';
import { readPackageJson } from './packageJson';

const COMMANDS = 'npm ls, yarn why or npx expo-doctor';

/** What is said about a text or a file that is too long. */
export function tooLong(length: number): InputProblem {
  const size = (length / 1_000_000).toFixed(1);
  return {
    message: `That is ${size} MB, too much to be a package.json. Paste only the package.json of the app, or the output of ${COMMANDS}.`,
  };
}

function lockfile(name: string): ReadResult {
  return {
    problem: {
      message: `This is a lockfile (${name}). Paste the package.json next to it, or the output of ${COMMANDS}, which also names the installed versions.`,
    },
  };
}

const LOCKFILES: readonly (readonly [RegExp, string])[] = [
  [/^# yarn lockfile v1$|^__metadata:\s*$/m, 'yarn.lock'],
  [/^lockfileVersion:/m, 'pnpm-lock.yaml'],
  [/^\s*\{\s*"lockfileVersion": *[01] *,/, 'bun.lock'],
];

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether a JSON's dependencies are installed ones, as `npm ls --json` has. */
function isTree(value: object): boolean {
  const root: unknown = Array.isArray(value) ? value[0] : value;
  if (!isObject(root)) return false;
  return ['dependencies', 'devDependencies'].some((field) => {
    const inner: unknown = Reflect.get(root, field);
    return (
      isObject(inner) &&
      Object.values(inner).some(
        (node) => isObject(node) && ('version' in node || 'missing' in node),
      )
    );
  });
}

function readJson(text: string): ReadResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: jsonError(text) };
  }
  if (!isObject(value)) return readText(text);
  if ('lockfileVersion' in value) return lockfile('package-lock.json');
  if (isTree(value)) return readText(printTree(value));
  return Array.isArray(value)
    ? { problem: { message: 'This is a list. A package.json is an object.' } }
    : readPackageJson(value);
}

function readText(text: string): ReadResult {
  const setup = readOutput(text);
  if (setup !== undefined) return { setup };
  const isWorkspace = /^(?:packages|catalogs?):\s*$/m.test(text);
  return {
    problem: {
      message: isWorkspace
        ? 'This is a pnpm-workspace.yaml. Paste the package.json of the app, or the output of pnpm ls.'
        : `This names none of the packages. Paste a package.json, which begins with {, or the output of ${COMMANDS}.`,
    },
  };
}

/**
 * Reads the setup from what a reader pasted or dropped.
 *
 * @param input - a `package.json`, or the output of a command
 */
export function readInput(input: string): ReadResult {
  if (input.length > LONGEST_INPUT) return { problem: tooLong(input.length) };
  // The places of errors are places in the reader's text.
  const text = input.replace(/^\uFEFF/, ' ');
  if (text.trim() === '') {
    return {
      problem: {
        message: `There is nothing to check yet. Paste a package.json, or the output of ${COMMANDS}.`,
      },
    };
  }
  const lock = LOCKFILES.find(([pattern]) => pattern.test(text));
  if (lock !== undefined) return lockfile(lock[1]);
  return /^\s*[{[]\s*(?:["{}\]/'\w]|$)/.test(text)
    ? readJson(text)
    : readText(text);
}
