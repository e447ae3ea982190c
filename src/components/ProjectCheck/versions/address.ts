/** Writes the setup into an address, and reads it from one. */
import { isPackageManagerId } from '../../../shared/install/packageManagers';
import {
  OVERRIDES,
  SUBJECTS,
  UNJUDGED,
  type Finding,
  type AppSetup,
  type SubjectName,
} from './setup';
import { setupFor, releaseIn } from './release';
import { isRelease } from './releases';
import { isRange } from './specifier';

/** Longer ones are not written by {@link writeAddress}. */
const LONGEST = 1500;

/** Marks of a finding, after its version: `^5.0.0!peer`. */
const MARKS = {
  patched: 'isPatched',
  peer: 'isPeer',
  inferred: 'isInferred',
  unmet: 'isUnmet',
} as const;

function writeFact(finding: Finding): string {
  const { range = '', unjudged, by } = finding;
  const marks = Object.entries(MARKS).flatMap(([mark, field]) =>
    finding[field] ? [mark] : [],
  );
  return [
    unjudged === undefined ? range : `:${unjudged}`,
    ...(by === undefined ? [] : [by]),
    ...marks,
    ...(finding.also ?? []).map((other) => `also ${other}`),
  ].join('!');
}

/** @returns `undefined` when the text was not written by {@link writeFact} */
function readFact(text: string): Finding | undefined {
  const [version = '', ...marks] = text.split('!');
  const unjudged = UNJUDGED.find((name) => `:${name}` === version);
  if (unjudged === undefined && !isRange(version)) return undefined;
  const finding: { -readonly [Key in keyof Finding]: Finding[Key] } =
    unjudged === undefined ? { range: version } : { unjudged };
  const also: string[] = [];
  for (const mark of marks) {
    const by = OVERRIDES.find((name) => name === mark);
    const other = /^also (\d+\.\d+\.\d+[\w.+-]*)$/.exec(mark)?.[1];
    if (by !== undefined) {
      finding.by = by;
    } else if (other !== undefined && isRange(other)) {
      also.push(other);
    } else if (Object.hasOwn(MARKS, mark)) {
      finding[MARKS[mark as keyof typeof MARKS]] = true;
    } else {
      return undefined;
    }
  }
  if (also.length > 0) finding.also = also;
  return finding;
}

/**
 * Writes the setup as what follows the name of the form in an address. What it says
 * about an app is in it, and nothing else of what the reader pasted.
 */
export function writeAddress(setup: AppSetup): string {
  const query = new URLSearchParams();
  query.set('from', setup.source);
  const release = releaseIn(setup);
  if (release !== undefined) {
    query.set(release.kind, release.version);
  } else {
    for (const { name, key } of SUBJECTS) {
      const finding = setup.packages[name];
      if (finding !== undefined) query.set(key, writeFact(finding));
    }
    if (setup.react !== undefined) query.set('react', setup.react);
    if (setup.preset !== undefined) query.set('preset', setup.preset);
  }
  if (setup.architecture !== undefined) query.set('arch', setup.architecture);
  if (setup.manager !== undefined) query.set('with', setup.manager);
  return `?${query.toString()}`;
}

/**
 * Reads the setup from an address, which anyone may have written.
 *
 * @returns `undefined` when it is not exactly what {@link writeAddress} writes
 */
export function readAddress(written: string): AppSetup | undefined {
  if (written.length > LONGEST || !written.startsWith('?')) return undefined;
  const query = new URLSearchParams(written);
  const arch = query.get('arch');
  const architecture = arch === 'new' || arch === 'legacy' ? arch : undefined;
  const manager = query.get('with');
  if (arch !== (architecture ?? null)) return undefined;
  const source = query.get('from');
  if (source === 'release') {
    const kind = query.has('expo') ? 'expo' : 'rn';
    const release = { kind, version: query.get(kind) ?? '' } as const;
    return isRelease(release) ? setupFor(release, architecture) : undefined;
  }
  if (source !== 'package' && source !== 'lockfile' && source !== 'output') {
    return undefined;
  }
  const packages: Partial<Record<SubjectName, Finding>> = {};
  for (const { name, key } of SUBJECTS) {
    const text = query.get(key);
    if (text === null) continue;
    const finding = readFact(text);
    if (finding === undefined) return undefined;
    packages[name] = finding;
  }
  const react = query.get('react');
  const preset = query.get('preset');
  if (
    Object.keys(packages).length === 0 ||
    (react !== null && !isRange(react)) ||
    (preset !== null && preset !== 'react-native') ||
    (manager !== null && !isPackageManagerId(manager))
  ) {
    return undefined;
  }
  return {
    source,
    packages,
    ...(manager !== null && { manager }),
    ...(react !== null && { react }),
    ...(preset !== null && { preset }),
    ...(architecture !== undefined && { architecture }),
  };
}
