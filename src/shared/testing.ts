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
 * @param plugin - the plugin's transformer factory
 * @param options - the plugin's options
 * @returns the transformed tree
 */
export async function runRemark<Options>(
  source: string,
  plugin: (options: Options) => (tree: Root, file: VFile) => void,
  options: Options,
): Promise<Root> {
  const file = new VFile({
    value: source,
    path: `${process.cwd()}/docs/a.mdx`,
  });
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  const tree = parser.parse(file);
  return unified()
    .use(plugin as Plugin<[Options], Root>, options)
    .run(tree, file);
}
