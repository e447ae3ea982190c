// prism-react-renderer's Prism reads the code. `rehype-prism-plus` and Shiki's transformers know other
// marks (`{1,3}`, `[!code ++]`) than the comments that Docusaurus has taught
// authors, and give each token an element, where here neighbors share one.
import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { authorError } from '../../../shared/fail';
import { highlight, LANGUAGES } from '../../../shared/highlight/highlight';
import { extractMarks, MarkError } from '../../../shared/highlight/marks';
import { parseMeta } from './meta';

function textOf(nodes: readonly ElementContent[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.value : '')).join('');
}

function fenceOf(node: Element): Element | undefined {
  const [code, ...others] = node.children;
  return node.tagName === 'pre' &&
    others.length === 0 &&
    code?.type === 'element' &&
    code.tagName === 'code'
    ? code
    : undefined;
}

function languageOf(code: Element): string {
  const classes = [code.properties.className ?? []].flat().map(String);
  const name = classes.find((item) => item.startsWith('language-'));
  return name?.slice('language-'.length) ?? '';
}

function codeBlock(
  file: VFile,
  node: Element,
  code: Element,
): MdxJsxFlowElementHast {
  const language = languageOf(code);
  if (!LANGUAGES.includes(language)) {
    throw authorError(
      file,
      node,
      language === ''
        ? 'this fence has no language; write ```text for plain text.'
        : `this fence's language "${language}" is unknown; known are ${LANGUAGES.join(', ')}.`,
    );
  }
  const { metastring, folds, run } = code.properties;
  const source = textOf(code.children).replace(/\n$/, '');
  try {
    const meta = typeof metastring === 'string' ? metastring : '';
    const { title } = parseMeta(meta);
    const marked = extractMarks(source, language, meta);
    const html = highlight(marked, language, folds === true);
    const id = typeof run === 'string' ? run : undefined;
    const attributes = { language, title, html, run: id };
    return {
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: Object.entries(attributes).flatMap(([name, value]) =>
        value === undefined
          ? []
          : [{ type: 'mdxJsxAttribute' as const, name, value }],
      ),
      children: [],
      position: node.position,
    };
  } catch (error) {
    if (error instanceof MarkError) {
      const first = (node.position?.start.line ?? 0) + 1;
      throw authorError(file, first + error.line, error.message);
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw authorError(file, node, `this fence: ${reason}`);
  }
}

/**
 * Rehype plugin: highlights each fence and replaces it with
 * `<CodeBlock language title html>`, the code being one HTML string whose
 * tokens carry classes, so that one markup serves both color modes and the
 * browser needs no highlighter. Imports and styles are folded where the fence
 * has the property `folds`, which `demo-source` sets; it gets what its property
 * `run` has, which the runner sets.
 *
 * @throws Error naming file, line and fix on an unknown language, unknown
 *   meta, or a mark comment that makes no sense
 */
export default function codeHighlight() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      const code = fenceOf(node);
      if (code !== undefined && parent !== undefined && index !== undefined) {
        parent.children[index] = codeBlock(file, node, code);
      }
    });
  };
}
