import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** When the site's source files were last changed. */
export interface LastUpdates {
  /**
   * @param file - absolute path of a source file
   * @returns when the file's newest commit was made; for a file that is not
   *   committed yet, when it was written
   */
  readonly of: (file: string) => Date;
}

function git(siteDir: string, ...options: string[]): string {
  return execFileSync('git', options, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * Reads the dates of all files from git in one run. Docusaurus starts git once
 * per file, and warns about each build of an uncommitted page.
 *
 * @param siteDir - the site's folder, absolute
 * @returns undefined when there is no git, no repository, or only a part of
 *   its history, whose dates would be wrong
 */
export function readLastUpdates(siteDir: string): LastUpdates | undefined {
  let log: string;
  try {
    if (
      git(siteDir, 'rev-parse', '--is-shallow-repository').trim() !== 'false'
    ) {
      return undefined;
    }
    // A commit's time (seconds since 1970) comes before its files; \0 keeps
    // the two apart and file names unquoted.
    log = git(
      siteDir,
      'log',
      '-z',
      '--format=%x01%ct',
      '--name-only',
      '--relative',
    );
  } catch {
    return undefined;
  }
  const times = new Map<string, number>();
  let time = 0;
  for (const part of log.split('\0')) {
    if (part.startsWith('\x01')) {
      time = Number(part.slice(1));
      continue;
    }
    const name = part.replace(/^\n/, '');
    if (name !== '' && !times.has(name)) {
      times.set(name, time);
    }
  }
  return {
    of: (file) => {
      const name = path.relative(siteDir, file).split(path.sep).join('/');
      const seconds = times.get(name);
      return seconds === undefined
        ? fs.statSync(file).mtime
        : new Date(seconds * 1000);
    },
  };
}
