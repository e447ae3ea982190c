import fs from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

/** A route as Docusaurus has generated it. */
export interface GeneratedRoute {
  readonly path: string;
  /** Where its modules stand in `routesChunkNames.json`. */
  readonly component: string;
  readonly routes?: readonly GeneratedRoute[];
  /** `exact`, `sidebar` and what else a plugin has set. */
  readonly [attribute: string]: unknown;
}

/** Names of chunks, in the shape of the props that they become. */
export interface ChunkNames {
  readonly [key: string]: string | ChunkNames | readonly ChunkNames[];
}

/** What Docusaurus generates to tell the browser of the site's pages. */
export interface Generated {
  readonly routes: readonly GeneratedRoute[];
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** The module of each chunk, by the chunk's name. */
  readonly modules: ReadonlyMap<string, string>;
}

/**
 * Reads the source of Docusaurus' `routes.js`: an array of routes whose
 * components are calls of `ComponentCreator(path, hash)`.
 *
 * @throws Error when it is not that
 */
export function parseRoutes(source: string): readonly GeneratedRoute[] {
  const array = /export default (\[[\s\S]*\]);\s*$/.exec(source)?.[1];
  if (array === undefined) {
    throw new Error(
      'client-overrides cannot read routes.js; has Docusaurus changed what it generates?',
    );
  }
  const create = (routePath: string, hash?: string): string =>
    hash === undefined ? routePath : `${routePath}-${hash}`;
  return runInNewContext(`(${array})`, {
    ComponentCreator: create,
  }) as readonly GeneratedRoute[];
}

/** Reads the source of Docusaurus' `registry.js`. */
export function parseRegistry(source: string): ReadonlyMap<string, string> {
  const entries = source.matchAll(
    /^\s*"([^"]+)": \[\(\) => import\([^"]*"[^"]*"[^"]*"([^"]+)"\)/gm,
  );
  return new Map(
    [...entries].map(([, chunk = '', module = '']) => [chunk, module]),
  );
}

/**
 * Reads the generated tables.
 *
 * @param folder - where Docusaurus has generated its files
 */
export function readGenerated(folder: string): Generated {
  const read = (name: string) =>
    fs.readFileSync(path.join(folder, name), 'utf8');
  return {
    routes: parseRoutes(read('routes.js')),
    modules: parseRegistry(read('registry.js')),
    chunkNames: JSON.parse(
      read('routesChunkNames.json'),
    ) as Generated['chunkNames'],
  };
}
