// Reads the versions of an app from lockfiles of the last five years.
import { expect, test } from 'vitest';
import { parseInput } from '@site/src/components/ProjectCheck/versions/readInput';
import { parseLockfile } from '@site/src/components/ProjectCheck/versions/lockfile';
import { isPackageManagerId } from '@site/src/shared/install/packageManagers';
import { texts } from './tables';

/** Formats the result in short: `sheet 5.2.8, rn 0.81.5 also 0.70.1`. */
function shortOf(found: Awaited<ReturnType<typeof parseInput>>): string {
  if ('problem' in found)
    return found.problem.message.replace(/ Paste .*/s, '');
  return Object.entries(found.setup.packages)
    .map(([name, { range, unresolvable, otherVersions, isPatched }]) => {
      const short = name.replace(/^@gorhom\/bottom-|^react-native-/, '');
      const rest = [
        isPatched && 'patched',
        otherVersions && `also ${otherVersions.join(' ')}`,
      ];
      return [short, range ?? unresolvable, ...rest].filter(Boolean).join(' ');
    })
    .join(', ');
}

const APP = { folder: 'apps/a', declared: { 'react-native': '^0.81.0' } };

test.each(texts('lockfiles.txt'))('$name', async ({ name, text, expected }) => {
  const [, manager] = /^of apps\/a, (\w+)$/.exec(name) ?? [];
  for (const each of [text, text.replaceAll('\n', '\r\n')]) {
    const found = isPackageManagerId(manager)
      ? await parseLockfile(text, manager, APP)
      : await parseInput(each);
    expect(shortOf(found)).toBe(expected);
  }
});
