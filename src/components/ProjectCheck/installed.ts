/** Finds the version that a lockfile installs for one app of a project. */
import valid from 'semver/functions/valid';

/** The lockfiles that are read, by their names. */
export const LOCKFILES = {
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'yarn.lock': 'yarn',
  'pnpm-lock.yaml': 'pnpm',
} as const;

export type LockfileManager = (typeof LOCKFILES)[keyof typeof LOCKFILES];

/** What is looked for. */
export interface Wanted {
  /** The folder of the app below the lockfile's; empty for the same. */
  readonly app: string;
  readonly name: string;
  /** What the app's `package.json` says. */
  readonly declared: string;
}

interface NpmEntry {
  readonly version?: unknown;
}

interface NpmLockfile {
  readonly packages?: Readonly<Record<string, NpmEntry | undefined>>;
  readonly dependencies?: Readonly<Record<string, NpmEntry | undefined>>;
}

function inNpm(text: string, { app, name }: Wanted): unknown {
  const { packages, dependencies } = JSON.parse(text) as NpmLockfile;
  const own =
    app === '' ? undefined : packages?.[`${app}/node_modules/${name}`];
  const entry =
    own ?? packages?.[`node_modules/${name}`] ?? dependencies?.[name];
  return entry?.version;
}

function inYarn(text: string, { name, declared }: Wanted): unknown {
  const versions = new Map<string, string>();
  for (const block of text.split(/\r?\n\r?\n/)) {
    if (!block.includes(`${name}@`)) continue;
    const version = /^ +version:? "?([^"\s]+)/m.exec(block)?.[1];
    const [head = ''] = block.trimStart().split('\n', 1);
    for (const key of head.replace(/:\s*$/, '').split(/,\s*/)) {
      const plain = key.replaceAll('"', '');
      if (version !== undefined && plain.startsWith(`${name}@`)) {
        versions.set(plain.slice(name.length + 1), version);
      }
    }
  }
  const one = new Set(versions.values()).size === 1;
  return (
    versions.get(declared) ??
    versions.get(`npm:${declared}`) ??
    (one ? [...versions.values()][0] : undefined)
  );
}

function inPnpm(text: string, { app, name }: Wanted): unknown {
  const lines = text.replaceAll('\r', '').split('\n');
  const key = app === '' ? '.' : app;
  const start = lines.findIndex(
    (line) => line.replaceAll("'", '') === `  ${key}:`,
  );
  // Without importers the file is of one app.
  const from = lines.includes('importers:') ? start : 0;
  if (from < 0) return undefined;
  for (let at = from + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (start >= 0 && /^ {0,2}\S/.test(line)) return undefined;
    const [, own, inline = ''] =
      /^ +'?([^\s':]+)'?:(?: +(\S+))?$/.exec(line) ?? [];
    if (own !== name) continue;
    const below = lines.slice(at + 1, at + 3).join('\n');
    const version = /^ +version: (\S+)/m.exec(below)?.[1] ?? inline;
    // Peers stand behind it; an alias has its package before it.
    return version.replace(/[(_].*$/, '').replace(/^'?.+@/, '');
  }
  return undefined;
}

const READERS = { npm: inNpm, yarn: inYarn, pnpm: inPnpm };

/** The version, if the lockfile says it. */
export function installedIn(
  text: string,
  manager: LockfileManager,
  wanted: Wanted,
): string | undefined {
  try {
    const version = READERS[manager](text, wanted);
    return typeof version === 'string'
      ? (valid(version) ?? undefined)
      : undefined;
  } catch {
    // It is cut, or not what its name says.
    return undefined;
  }
}
