import type { Root } from 'mdast';
import { unified, type Plugin } from 'unified';
import { VFile } from 'vfile';
import { parseMdx } from '../site/mdx';

/**
 * Parses MDX and runs one remark plugin over it, for unit tests.
 *
 * @param source - the page's text
 * @param plugin - the plugin
 * @param path - of the page, below the root
 * @returns the transformed tree
 */
export function runRemark(
  source: string,
  plugin: Plugin<[], Root>,
  path = 'docs/a.mdx',
): Promise<Root> {
  const file = new VFile({ value: source, path: `${process.cwd()}/${path}` });
  return unified().use(plugin).run(parseMdx(path, source).tree, file);
}
