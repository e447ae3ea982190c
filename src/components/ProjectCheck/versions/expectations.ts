/** What the versions that an output expects say about other packages. */
import { isPackageName } from '../../../shared/releases/packageNames';
import { registry } from '../../../shared/releases/registryMetadata';
import { minorOf } from '../../../site/minorOf';
import type { Finding } from './setup';

/** The SDK whose packages are expected. */
export function sdkExpecting(
  expected: ReadonlyMap<string, string>,
): string | undefined {
  const known = [...expected].filter(([name]) => isPackageName(name));
  const minor = (range: string) => minorOf(range.replace(/^[~^]/, ''));
  return known.length === 0
    ? undefined
    : registry.expo.find(({ bundled }) =>
        known.every(
          ([name, range]) =>
            isPackageName(name) && minor(bundled[name] ?? '') === minor(range),
        ),
      )?.sdk;
}

/** The releases of a package that declare a peer range. */
export function releasesAsking(
  name: string,
  peer: string,
  range: string,
): Finding | undefined {
  if (!isPackageName(name) || !isPackageName(peer)) return undefined;
  const row = registry.packages[name].peers.find(
    ({ peers }) => peers[peer] === range,
  );
  return row && { range: `>=${row.from} <=${row.to}`, isInferred: true };
}
