import type { PageScripts } from './pageScripts';
import type { PageChunks } from './tables';

interface ChunkGroup {
  readonly assets?: readonly { readonly name: string }[];
}

/** The parts of the bundler's statistics that are used here. */
export interface BundlerStats {
  readonly toJson: (options: object) => {
    readonly namedChunkGroups?: Readonly<Record<string, ChunkGroup>>;
  };
}

/** The name of a component, in the name of its chunk. */
const ISLAND = /^island-(\w+)-tsx$/;

/**
 * Finds the addresses of the scripts that pages and their components need.
 *
 * @param stats - of the finished bundle
 * @param chunks - the names of each page's chunks
 */
export function findPageScripts(
  stats: BundlerStats,
  chunks: PageChunks,
  baseUrl: string,
): PageScripts {
  const { namedChunkGroups = {} } = stats.toJson({
    all: false,
    chunkGroups: true,
  });
  const scriptsOf = (names: readonly string[]) => {
    const files = names
      .flatMap((name) => namedChunkGroups[name]?.assets ?? [])
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
    return [...new Set(files)].map((name) => baseUrl + name);
  };
  return {
    pages: new Map(
      [...chunks].map(([page, names]) => [page, scriptsOf(names)]),
    ),
    islands: new Map(
      Object.keys(namedChunkGroups).flatMap((name) => {
        const island = ISLAND.exec(name)?.[1];
        return island === undefined ? [] : [[island, scriptsOf([name])]];
      }),
    ),
  };
}
