import type { Code } from 'mdast';
import type { ApiVersion } from '../../api/types';
import {
  linesFor,
  releaseRange,
  specifiers,
  type Architecture,
} from '../../data/install';
import { PACKAGE_MANAGERS } from '../../data/packageManagers';
import { installCommand } from '../../data/installCommands';

const NPM = PACKAGE_MANAGERS.filter(({ id }) => id === 'npm');

const ARCHITECTURE: Readonly<Record<Architecture, string>> = {
  new: ', New Architecture',
  legacy: ', legacy architecture',
  both: '',
};

/**
 * Makes one fence per install line of a docs version, titled with its React
 * Native releases.
 *
 * @param docs - the docs version
 * @returns the fences, the newest React Native first
 */
export function commandFences(docs: ApiVersion): Code[] {
  return linesFor(docs).flatMap((line) =>
    NPM.map((manager) => ({
      type: 'code',
      lang: 'bash',
      meta: `title="React Native ${releaseRange(line.reactNative)}${ARCHITECTURE[line.architecture]}"`,
      value: installCommand(manager, specifiers(line.packages)),
    })),
  );
}
