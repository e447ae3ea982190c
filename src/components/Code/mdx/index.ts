// Why not `rehype-prism-plus` or Shiki: they do not support Docusaurus' magic comments,
// and wrap every token in an element.
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { authorError } from '../../../shared/authorError';
import { readFence, type Fence } from '../../../shared/highlight/fences';
import { highlight, LANGUAGES } from '../../../shared/highlight/highlight';
import { jsxElement } from '../../../shared/mdxComponents';
import { ROOT } from '../../../site/versions';

function codeBlock(file: VFile, fence: Fence): MdxJsxFlowElement {
  const { node, lang: language, meta } = fence;
  if (!LANGUAGES.includes(language)) {
    throw authorError(
      file,
      node,
      language === ''
        ? 'this fence has no language; write ```text for plain text.'
        : `this fence's language "${language}" is unknown; known are ${LANGUAGES.join(', ')}.`,
    );
  }
  const { folds, run } = node.data ?? {};
  const html = highlight(fence, language, folds);
  const { title } = meta;
  const block = jsxElement('CodeBlock', [], { language, title, html, run });
  return { ...block, position: node.position };
}

/**
 * Remark plugin: replaces each fence with `<CodeBlock language title html>`, whose
 * tokens have classes, so that one markup serves both color modes and the browser needs
 * no highlighter. Imports are folded if the fence has `folds` in its data, which
 * `demoSource` sets; its `run` becomes an attribute, which `runnableSamples` sets.
 *
 * @throws Error naming file, line and fix on an unknown language, unknown
 *   meta, or an invalid marker comment
 */
export default function codeHighlight() {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(ROOT, file.path);
    visit(tree, 'code', (node, index, parent) => {
      if (parent !== undefined && index !== undefined) {
        parent.children[index] = codeBlock(file, readFence(page, node));
      }
    });
  };
}
