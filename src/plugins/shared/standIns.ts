import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';

function exactly(file: string): RegExp {
  return new RegExp(`^${file.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
}

/**
 * Makes bundler plugins that put modules of ours in the place of others'.
 *
 * @param files - for each absolute path of a module the name of ours
 * @param folder - where ours are
 */
export function standIns(
  files: Readonly<Record<string, string>>,
  folder: string,
  { instance: { NormalModuleReplacementPlugin } }: CurrentBundler,
): InstanceType<CurrentBundler['instance']['NormalModuleReplacementPlugin']>[] {
  return Object.entries(files).map(
    ([original, name]) =>
      new NormalModuleReplacementPlugin(
        exactly(original),
        path.join(folder, name),
      ),
  );
}
