// cspell:ignore bunx gradlew xcrun
import type { VersionName } from '../../src/site/versions';
import { checkInstall, checkPackage } from './packages';

/** A finding in a fence that is not a program. */
export interface LineFinding {
  /** 0-based line of the fence's code. */
  line: number;
  message: string;
}

/** Commands that readers have; another name counts as a mistake. */
const COMMANDS = new Set([
  ...['npm', 'npx', 'yarn', 'pnpm', 'bun', 'bunx', 'pod', 'cd', 'watchman'],
  ...['rm', 'rmdir', 'adb', 'git', 'mkdir', 'eas', './gradlew', 'bundle'],
  ...['xcrun', 'maestro', 'node', 'del'],
]);

const ADD = new Set(['install', 'i', 'add']);
const REMOVE = new Set(['uninstall', 'remove', 'rm', 'un', 'upgrade', 'why']);
const RUNNERS: Readonly<Record<string, readonly string[]>> = {
  npx: [],
  bunx: [],
  yarn: ['dlx', 'create'],
  pnpm: ['dlx', 'exec', 'create'],
  npm: ['exec'],
  bun: ['x'],
};

/**
 * Checks the commands of a shell fence: each is one that readers have, and
 * every package it installs, removes or runs is known and fits the version.
 */
export function checkShell(code: string, version: VersionName): LineFinding[] {
  return splitCommands(code).flatMap(({ line, words }) =>
    checkCommand(words, version).map((message) => ({ line, message })),
  );
}

/** One entry per command, at the line it starts on; comments are dropped. */
function splitCommands(code: string): { line: number; words: string[] }[] {
  const commands: { line: number; words: string[] }[] = [];
  let pending = '';
  let start = 0;
  code.split('\n').forEach((text, line) => {
    if (pending === '') {
      start = line;
    }
    if (text.endsWith('\\')) {
      pending += `${text.slice(0, -1)} `;
      return;
    }
    const whole = (pending + text).replace(/(^|\s)#.*$/, '');
    pending = '';
    for (const command of whole.split(/&&|\|\||;|\|/)) {
      const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
        ([, double, single, bare]) => double ?? single ?? bare ?? '',
      );
      if (words.length > 0) {
        commands.push({ line: start, words });
      }
    }
  });
  return commands;
}

function checkCommand(all: readonly string[], version: VersionName): string[] {
  const words = all.filter((word) => !/^[A-Z_]+=/.test(word));
  const [command = '', ...rest] = words;
  if (command === '$') {
    return ['Leave out the "$", so that the line can be copied.'];
  }
  if (!COMMANDS.has(command)) {
    return [
      `"${command}" is not a command that the check knows. If it is right, add it to scripts/samples/shell.ts.`,
    ];
  }
  const args = rest.filter((word) => !word.startsWith('-'));
  const [action = '', ...names] = args;
  const runner = RUNNERS[command];
  if (runner && (runner.length === 0 || runner.includes(action))) {
    return checkRun(runner.length === 0 ? args : names, version);
  }
  if (!runner) {
    return [];
  }
  if (ADD.has(action)) {
    return present(names.map((name) => checkInstall(name, version)));
  }
  return REMOVE.has(action)
    ? present(names.map((name) => checkPackage(name, version)))
    : [];
}

/** `npx expo install …`, or a tool that is run without being installed. */
function checkRun(args: readonly string[], version: VersionName): string[] {
  const [tool = '', action, ...names] = args;
  const wrong = tool === '' ? undefined : checkPackage(tool, version);
  if (wrong !== undefined) {
    return [wrong];
  }
  return tool === 'expo' && action === 'install'
    ? present(names.map((name) => checkInstall(name, version, true)))
    : [];
}

function present(messages: readonly (string | undefined)[]): string[] {
  return messages.filter((message) => message !== undefined);
}
