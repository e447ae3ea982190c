/** Asks the npm registry through npm's own client. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LIMIT = 256 * 1024 * 1024;

function npm(args: readonly string[], cwd?: string): string {
  return execFileSync('npm', [...args, '--loglevel=error'], {
    encoding: 'utf8',
    maxBuffer: LIMIT,
    ...(cwd === undefined ? {} : { cwd }),
  });
}

/** A release as `npm view` prints it. */
export interface Release {
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Reads an object's fields, or none when the value is not an object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/**
 * Asks for the releases of a package with their peer ranges.
 *
 * @param name - the package
 * @param range - which releases, as a semver range
 */
export function releasesOf(name: string, range: string): Release[] {
  const answer: unknown = JSON.parse(
    npm(['view', `${name}@${range}`, 'version', 'peerDependencies', '--json']),
  );
  return (Array.isArray(answer) ? answer : [answer]).map((entry: unknown) => {
    // `npm view` prints the plain version when a release has no other field.
    if (typeof entry === 'string') {
      return { version: entry, peerDependencies: {} };
    }
    const { version, peerDependencies } = fieldsOf(entry);
    return {
      version: String(version),
      peerDependencies: texts(peerDependencies),
    };
  });
}

/**
 * Downloads a release and reads files from it.
 *
 * @param release - `name@version`
 * @param files - paths in the package
 * @returns the text of each file, or nothing where the release has no such file
 */
export function filesOf(
  release: string,
  files: readonly string[],
): (string | undefined)[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
  try {
    unpack(release, folder);
    return files.map((file) => {
      const full = path.join(folder, file);
      return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Downloads a release and unpacks it.
 *
 * @param release - `name@version`
 * @param folder - an existing folder, which then holds the package's files
 * @throws when the registry does not hand the release out
 */
export function unpack(release: string, folder: string): void {
  const archive = npm(['pack', release, '--silent'], folder).trim();
  execFileSync('tar', ['xzf', archive, '--strip-components=1'], {
    cwd: folder,
  });
  rmSync(path.join(folder, archive));
}
