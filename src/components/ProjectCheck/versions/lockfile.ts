/** Reads the installed versions of the packages from a lockfile. */
import valid from 'semver/functions/valid';
import type { PackageManagerId } from '../../../shared/install/packageManagers';
import {
  SUBJECTS,
  problem,
  type Finding,
  type ReadResult,
  type SubjectName,
} from './setup';

const NAMES = [...SUBJECTS.map(({ name }) => name), 'react'].join('|');
const VERSION = '(\\d+\\.\\d+\\.\\d+[\\w.+-]*)';
const NPM_VERSION = `\\{\\n? *(?:"name": "[^"]{0,99}",\\n? *)?"version": "${VERSION}"`;

/**
 * Where each lockfile has the name and the version of a package; what the root
 * of the project has comes first, where that can be told.
 */
const ENTRIES: Readonly<Record<PackageManagerId, readonly string[]>> = {
  bun: [
    `^ *"(${NAMES})": \\["[^"]{0,99}@${VERSION}"`,
    `^ *"[^"]{1,199}/(${NAMES})": \\["[^"]{0,99}@${VERSION}"`,
  ],
  npm: [
    `^ *"node_modules/(${NAMES})": ${NPM_VERSION}`,
    `^ *"[^"]{1,199}/node_modules/(${NAMES})": ${NPM_VERSION}`,
    // Lockfiles of npm 6.
    `^    "(${NAMES})": ${NPM_VERSION}`,
    `^      +"(${NAMES})": ${NPM_VERSION}`,
  ],
  yarn: [`^"?(${NAMES})@[^\\n]{1,999}:\\n *version:? "?${VERSION}`],
  pnpm: [
    `^ {2,8}'?(${NAMES})'?: *\\n *specifier: [^\\n]{1,99}\\n *version: ${VERSION}`,
    `^ {2}'?(${NAMES})'?: ${VERSION}`,
    `^ {2}'?/?(${NAMES})[@/]${VERSION}[^\\n]{0,999}: *$`,
  ],
};

export function readLockfile(
  text: string,
  manager: PackageManagerId,
): ReadResult {
  const versions = new Map<string, Set<string>>();
  for (const entry of ENTRIES[manager]) {
    for (const [, name = '', found = ''] of text.matchAll(
      new RegExp(entry, 'gm'),
    )) {
      // pnpm writes peers behind the version: `1.2.3_abc` or `1.2.3(…)`.
      const version = valid(found.replace(/_.*$/, ''));
      if (version === null) continue;
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
  }
  const packages: Partial<Record<SubjectName, Finding>> = {};
  for (const { name } of SUBJECTS) {
    const [range, ...also] = versions.get(name) ?? [];
    if (range !== undefined) {
      packages[name] = { range, ...(also.length > 0 && { also }) };
    }
  }
  if (Object.keys(packages).length === 0) {
    return problem('None of the packages is in this lockfile.');
  }
  const [react] = versions.get('react') ?? [];
  return {
    setup: {
      ...{ source: 'lockfile', manager, packages },
      ...(react !== undefined && { react }),
    },
  };
}
