import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT, DOCS_VERSIONS } from './versions';

const CONTENT_FOLDERS = [
  ...DOCS_VERSIONS.map((version) => version.docs),
  'blog',
];

/** Lists every MDX file below a folder, with partials (`_name.mdx`). */
function listMdx(folder: string): string[] {
  const absolute = path.join(ROOT, folder);
  return existsSync(absolute)
    ? readdirSync(absolute, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
        .sort()
    : [];
}

/**
 * Lists the pages that the checks read, relative to the root.
 *
 * @param selected - files or folders, absolute or relative to where the command
 *   runs; all docs and blog posts if left out. Other files are left out.
 * @throws when a selected file does not exist.
 */
export function contentFiles(selected?: readonly string[]): string[] {
  const all = CONTENT_FOLDERS.flatMap(listMdx);
  if (!selected) return all;
  return selected.flatMap((name) => {
    const absolute = path.resolve(name);
    if (!existsSync(absolute)) throw new Error(`There is no file ${name}.`);
    const relative = path.relative(ROOT, absolute).split(path.sep).join('/');
    return all.filter(
      (file) => file === relative || file.startsWith(`${relative}/`),
    );
  });
}
