import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The list of a deployment's own assets, below its folder of assets. */
const ASSET_LIST = 'list.json';
/** Matches names of assets: the list comes from the network, so it is untrusted. */
const ASSET_NAME = /^(?:[\w-]+\/)*[\w~-][\w.~-]*$/;

async function load(address: string): Promise<Buffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Reads the names of the assets that are online; none if the deployment has no list. */
async function readList(address: string): Promise<string[]> {
  const response = await fetch(address);
  if (response.status === 404) return [];
  const names: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(names)) throw new Error(`${address} is no list.`);
  return names.filter(
    (name): name is string => typeof name === 'string' && ASSET_NAME.test(name),
  );
}

/**
 * Adds to a built site the assets of the deployment that is online and that the build
 * lacks: pages of it may be cached for ten minutes, and name them. Writes the list of
 * the build's own assets, so that the next deployment keeps these and no older ones.
 *
 * @param folder - the assets of the built site
 * @param published - the address of the assets that are online, without a slash
 * @returns the names of the files that were added
 * @throws Error when the list or a file of it cannot be had; then none is added
 */
export async function keepAssets(
  folder: string,
  published: string,
): Promise<string[]> {
  const own = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path
        .relative(folder, path.join(parentPath, name))
        .replaceAll(path.sep, '/'),
    );
  await writeFile(path.join(folder, ASSET_LIST), JSON.stringify(own));
  const missing = (await readList(`${published}/${ASSET_LIST}`)).filter(
    (name) => !existsSync(path.join(folder, name)),
  );
  const files = await Promise.all(
    missing.map((name) => load(`${published}/${name}`)),
  );
  for (const [index, name] of missing.entries()) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, files[index] ?? '');
  }
  return missing;
}
