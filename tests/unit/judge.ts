// Independent check of the engine. It tries every combination of releases that the
// ranges allow, where the engine compares pairs of packages.
import gte from 'semver/functions/gte';
import lte from 'semver/functions/lte';
import satisfies from 'semver/functions/satisfies';
import valid from 'semver/functions/valid';
import gtr from 'semver/ranges/gtr';
import { installData } from '@site/src/shared/install/installData';
import {
  PACKAGES,
  type PackageName,
} from '@site/src/shared/releases/packageNames';
import { registry } from '@site/src/shared/releases/registryMetadata';
import { toMinor } from '@site/src/site/toMinor';

const NATIVE = 'react-native';
const WORKLETS = 'react-native-worklets';
type Declared = Readonly<Partial<Record<PackageName | 'expo', string>>>;
type Set = Readonly<Partial<Record<PackageName, string>>>;
type Sdk = (typeof registry.expo)[number] | undefined;

const number = (version = '') => Number(version.split('.')[1]);

/** Whether a release breaks one of its rules in a complete set. */
function breaks(name: PackageName, set: Set, sdk: Sdk): boolean {
  const version = set[name] ?? '';
  const native = set[NATIVE] ?? '';
  const peers = registry.packages[name].peers.find(
    ({ from, to }) => gte(version, from) && lte(version, to),
  )?.peers;
  const isOutside = (peer: PackageName, range: string) => {
    const found = set[peer];
    return found !== undefined && !satisfies(found, range, { loose: true });
  };
  if (PACKAGES.some((peer) => isOutside(peer, peers?.[peer] ?? '*'))) {
    return true;
  }
  const isLimited = installData.limits.some(
    (limit) =>
      limit.package === name &&
      !limit.unverified &&
      set[limit.with] !== undefined &&
      satisfies(version, limit.versions) &&
      (limit.requiredRange === null ||
        isOutside(limit.with, limit.requiredRange)),
  );
  const minimum = registry.buildMinimums.find(
    (each) => each.package === name && each.version === version,
  )?.reactNative;
  if (isLimited || number(native) < number(minimum ?? '0.0')) return true;
  const range = sdk?.bundled[name];
  const isOfSdk =
    range !== undefined &&
    satisfies(version, range) &&
    toMinor(native) === sdk?.reactNative;
  const tables = registry.support[name];
  if (tables === undefined || isOfSdk) return false;
  const rowIn = (architecture: 'new' | 'legacy') =>
    tables[architecture].find((row) => satisfies(version, row.versions));
  const row = rowIn(number(native) >= 76 ? 'new' : 'legacy');
  if (row === undefined) return Boolean(rowIn('new') ?? rowIn('legacy'));
  return (
    !row.reactNative.includes(toMinor(native)) ||
    isOutside(WORKLETS, row.worklets?.join(' || ') ?? '*')
  );
}

/** Returns the verdict on declared ranges that the engine should give. */
export function judge(declared: Declared): string {
  const sdk = registry.expo.find(
    (row) => row.sdk === /\d+/.exec(declared.expo ?? '')?.[0],
  );
  let sets: Set[] = [{}];
  for (const name of PACKAGES) {
    const range = declared[name];
    if (range === undefined) continue;
    const exact = valid(range)?.split('-')[0];
    const all = exact
      ? [exact]
      : registry.packages[name].versions.filter((each) =>
          satisfies(each, range),
        );
    // No rule depends on a patch of React Native.
    const some = name === NATIVE ? all.slice(-1) : all;
    if (some.length === 0) return 'unknown';
    sets = sets.flatMap((set) =>
      some.map((version) => ({ ...set, [name]: version })),
    );
  }
  const works = (set: Set): boolean => {
    const worklets = set[WORKLETS];
    const isBuilt = sdk?.worklets && worklets && gtr(worklets, sdk.worklets);
    return (
      !isBuilt &&
      PACKAGES.every((name) => !set[name] || !breaks(name, set, sdk))
    );
  };
  // `some` and `every` stop early: some ranges allow 100,000 sets.
  if (!sets.some(works)) return 'fails';
  const newest = sets.at(-1);
  const isMissing =
    gte(newest?.['react-native-reanimated'] ?? '1.0.0', '4.0.0') &&
    newest?.[WORKLETS] === undefined;
  return isMissing || !sets.every(works) ? 'depends' : 'fits';
}
