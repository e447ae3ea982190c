/** Checks the components that pages use before a build would trip over them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import ts from 'typescript';
import { nodesOf } from '../lib/syntax';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { nearest } from '../../src/api';
import { PLATFORM_LABELS } from '../../src/data/platforms';
import compatibility from '../../src/plugins/compatibility';
import demoSource from '../../src/plugins/demo-source';
import figures from '../../src/plugins/figures';
import installTabs from '../../src/plugins/install-tabs';
import { AuthorError, authorError } from '../../src/plugins/shared/fail';
import { readStringAttributes } from '../../src/plugins/shared/jsxAttributes';
import type { Page } from '../../src/site/mdx';
import type { Problem } from '../lib/problems';
import { CURRENT, ROOT, versionOfDocs } from '../../src/site/versions';
import { problemAt } from './page';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const IN_MDX = path.join(ROOT, 'src/theme/MDXComponents.tsx');
const ISLANDS = path.join(ROOT, 'src/islands');

/** What the theme adds to MDX, and what plugins replace. */
const OTHERS = ['Head', 'Details', 'Member', 'ReleaseHistory'];

/** They run the package that the site installs, so no older version. */
const LIVE = ['Demo', 'Playground'];

const islands = readdirSync(ISLANDS).map((file) => file.replace('.tsx', ''));

/** The components that `MDXComponents.tsx` lists by their own names. */
function listed(): string[] {
  const text = readFileSync(IN_MDX, 'utf8');
  const source = ts.createSourceFile(IN_MDX, text, ts.ScriptTarget.Latest);
  return source.statements
    .filter(ts.isExportAssignment)
    .flatMap((exported) => [...nodesOf(exported)])
    .filter(ts.isShorthandPropertyAssignment)
    .map(({ name }) => name.text);
}

const known: readonly string[] = [...listed(), ...islands, ...OTHERS];

/** What fills in a component's HTML, and throws at what it cannot mean. */
const fillers = [
  demoSource({ demosDir: path.join(ROOT, 'src/demos') }),
  installTabs(),
  compatibility(),
  figures(),
  checkPlatform,
];

function checkPlatform(tree: Root, file: VFile): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as Element;
    if (element.name !== 'Platform') return;
    const { name = '' } = readStringAttributes(file, element, ['name']);
    if (!Object.hasOwn(PLATFORM_LABELS, name)) {
      const names = Object.keys(PLATFORM_LABELS).join(', ');
      throw authorError(
        file,
        element,
        `<Platform> takes name="…", one of: ${names}.`,
      );
    }
  });
}

/** The names that a page imports for itself. */
function imported({ tree }: Page): string[] {
  return tree.children
    .flatMap((node) =>
      node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
    )
    .flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }) => local.name)
        : [],
    );
}

function whatIsWrong(page: Page, element: Element): string | undefined {
  const name = element.name ?? '';
  if (!known.includes(name)) {
    return `<${name}> is not a component of MDX pages. Nearest: ${nearest(name, known).join(', ')}.`;
  }
  const version = versionOfDocs(page.file)?.name;
  if (LIVE.includes(name) && version !== CURRENT) {
    return `<${name}> runs the package of ${CURRENT}, so it is for the pages in docs/. Show the code in a fence.`;
  }
  if (islands.includes(name) && version === undefined) {
    return `<${name}> has a behavior, so it is for docs pages.`;
  }
  const file = new VFile({ path: path.join(ROOT, page.file) });
  try {
    for (const fill of fillers) {
      // A copy: the page is for other checks, too.
      fill({ type: 'root', children: [structuredClone(element)] }, file);
    }
  } catch (error) {
    if (error instanceof AuthorError) return error.reason;
    throw error;
  }
  return undefined;
}

/**
 * Names, attributes and places of the components on a page. What `<Member>`
 * says is checked against the facts, by `checkCompleteness`.
 */
export function checkComponents(page: Page): Problem[] {
  const own = imported(page);
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    if (
      node.type !== 'mdxJsxFlowElement' &&
      node.type !== 'mdxJsxTextElement'
    ) {
      return;
    }
    const [head = ''] = (node.name ?? '').split('.');
    if (!/^[A-Z]/.test(head) || own.includes(head)) return;
    const wrong = whatIsWrong(page, node);
    if (wrong !== undefined) {
      problems.push(problemAt(page, node, 'component', wrong));
    }
  });
  return problems;
}
