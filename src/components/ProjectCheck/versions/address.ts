import { isPackageManagerId } from '../../../shared/install/packageManagers';
import {
  OVERRIDE_FIELDS,
  CHECKED_PACKAGES,
  UNRESOLVABLE_REASONS,
  type AppSetup,
  type DetectedPackage,
  type UnresolvableReason,
} from './setup';
import { setupFor } from './setupForRuntime';
import { RUNTIME_RELEASES } from './runtimes';
import { isRange } from './specifier';
import { toMinor } from '../../../site/toMinor';

/** The longest fragment that is read. */
const MAX_FRAGMENT_LENGTH = 1500;

/** Fields of a detected package that are written after its version: `^5.0.0!peer`. */
const MARKS = [
  'isPatched',
  'isPeer',
  'isInferred',
  'isUnmet',
  'isRefused',
] as const;
/** The mark of a field: `peer` for `isPeer`. */
const markOf = (field: string) => field.slice('is'.length).toLowerCase();

/** Writes a detected package as the value of a parameter. */
function serializePackage(detected: DetectedPackage): string {
  const {
    range = '',
    unresolvable,
    overriddenBy = [],
    otherVersions = [],
  } = detected;
  const marks = MARKS.filter((field) => detected[field]).map(markOf);
  return [
    unresolvable === undefined ? range : `:${unresolvable}`,
    overriddenBy,
    marks,
    otherVersions.map((other) => `also ${other}`),
  ]
    .flat()
    .join('!');
}

/** Reads a detected package; a text that is not of {@link serializePackage} changes. */
function deserializePackage(text: string): DetectedPackage {
  const [version = '', ...marks] = text.split('!');
  const reasons = Object.keys(UNRESOLVABLE_REASONS) as UnresolvableReason[];
  const reason = reasons.find((name) => `:${name}` === version) ?? 'invalid';
  const also = marks.flatMap(
    (mark) => /^also (\d+\.\d+\.\d+[\w.+-]*)$/.exec(mark)?.[1] ?? [],
  );
  const fields = MARKS.filter((field) => marks.includes(markOf(field)));
  const flags = fields.map((field) => [field, true] as const);
  return {
    ...(isRange(version) ? { range: version } : { unresolvable: reason }),
    overriddenBy: OVERRIDE_FIELDS.find((name) => marks.includes(name)),
    ...Object.fromEntries(flags),
    otherVersions: also.length > 0 ? also.filter(isRange) : undefined,
  };
}

/** Writes a setup as the end of a URL's fragment: `?from=package&sheet=^5.0.0`. */
export function serializeSetup(setup: AppSetup): string {
  const query = new URLSearchParams();
  query.set('from', setup.source);
  if (setup.source === 'release') {
    const { expo, 'react-native': native } = setup.packages;
    if (expo) query.set('expo', /\d+/.exec(expo.range ?? '')?.[0] ?? '');
    else query.set('rn', toMinor(native?.range ?? ''));
  } else {
    for (const { name, key } of CHECKED_PACKAGES) {
      const detected = setup.packages[name];
      if (detected !== undefined) query.set(key, serializePackage(detected));
    }
    if (setup.react !== undefined) query.set('react', setup.react);
    if (setup.preset !== undefined) query.set('preset', setup.preset);
    if (setup.hasComplaint) query.set('complaint', 'true');
  }
  if (setup.architecture !== undefined) query.set('arch', setup.architecture);
  if (setup.packageManager !== undefined)
    query.set('with', setup.packageManager);
  return `?${query.toString()}`;
}

/**
 * Reads a setup, also from a query that {@link serializeSetup} would write otherwise.
 */
function setupIn(query: URLSearchParams): AppSetup | undefined {
  const among = <T extends string>(key: string, known: readonly T[]) =>
    known.find((name) => name === query.get(key));
  const architecture = among('arch', ['new', 'legacy']);
  const source = among('from', ['release', 'package', 'lockfile', 'output']);
  if (source === 'release') {
    const kind = query.has('expo') ? 'expo' : 'rn';
    const version = among(kind, RUNTIME_RELEASES[kind]);
    return version === undefined
      ? undefined
      : setupFor({ kind, version }, architecture);
  }
  const entries = CHECKED_PACKAGES.flatMap(({ name, key }) => {
    const text = query.get(key);
    return text === null ? [] : [[name, deserializePackage(text)]];
  });
  if (source === undefined || entries.length === 0) return undefined;
  const react = query.get('react') ?? '';
  const manager = query.get('with');
  return {
    source,
    packages: Object.fromEntries(entries) as AppSetup['packages'],
    packageManager: isPackageManagerId(manager) ? manager : undefined,
    react: isRange(react) ? react : undefined,
    preset: among('preset', ['react-native']),
    hasComplaint: query.has('complaint') || undefined,
    architecture,
  };
}

/**
 * Reads a setup from a text; `undefined` unless {@link serializeSetup} writes the same
 * parameters.
 */
export function deserializeSetup(written: string): AppSetup | undefined {
  if (written.length > MAX_FRAGMENT_LENGTH || !written.startsWith('?'))
    return undefined;
  const query = new URLSearchParams(written);
  const setup = setupIn(query);
  if (setup === undefined) return undefined;
  const same = new URLSearchParams(serializeSetup(setup));
  query.sort();
  same.sort();
  return query.toString() === same.toString() ? setup : undefined;
}
