import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin } from 'unified';
import { VFile } from 'vfile';

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
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  return unified().use(plugin).run(parser.parse(file), file);
}
