/** Reads which members a page documents: its `<Member … />` lines. */
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { frontMatterOf } from '../../site/mdx';
import { readStringAttributes } from '../jsxAttributes';

/** The attributes that `<Member>` takes. */
export const MEMBER_ATTRIBUTES = ['of', 'name', 'platforms'] as const;

export interface PageHeading {
  /** Without backticks and without an explicit id. */
  text: string;
  /** True when the heading is one code span and nothing else. */
  isCode: boolean;
  /** The anchor; empty for the page's title. */
  id: string;
  depth: number;
  line: number;
}

export interface MemberLine {
  of: string | undefined;
  name: string;
  line: number;
  heading: PageHeading;
}

export interface DocumentedPage {
  /** Path relative to the repository's root. */
  file: string;
  /** Route below the version's own, e.g. `/modal/props`. */
  route: string;
  headings: PageHeading[];
  members: MemberLine[];
}

const readPages = new WeakMap<Root, DocumentedPage>();

/**
 * @param page a parsed page, which is read once
 * @param folder the folder of the version's docs, relative to the root
 * @returns its headings, the title first, and the members that it documents;
 *   a line without a name is left to the plugin, which stops at it
 */
export function readDocumentedPage(
  page: { file: string; tree: Root },
  folder: string,
): DocumentedPage {
  const known = readPages.get(page.tree);
  if (known !== undefined) return known;
  const { title: named, slug } = frontMatterOf(page);
  const slugger = createSlugger();
  const title: PageHeading = {
    text: typeof named === 'string' ? named : '',
    isCode: false,
    id: '',
    depth: 1,
    line: 1,
  };
  const headings = [title];
  const members: MemberLine[] = [];
  for (const node of page.tree.children) {
    if (node.type === 'heading') {
      headings.push(readHeading(node, slugger));
      continue;
    }
    const heading = headings.at(-1) ?? title;
    visit(node, 'mdxJsxFlowElement', (element) => {
      const member = readMember({ path: page.file }, element, heading);
      if (member !== undefined) members.push(member);
    });
  }
  const documented = {
    file: page.file,
    route: routeOf(page.file, folder, slug),
    headings,
    members,
  };
  readPages.set(page.tree, documented);
  return documented;
}

function readHeading(
  node: Heading,
  slugger: ReturnType<typeof createSlugger>,
): PageHeading {
  const whole = toString(node);
  const { text, id } = parseMarkdownHeadingId(whole);
  const [code] = node.children;
  return {
    text,
    isCode: code?.type === 'inlineCode' && code.value === text,
    id: id ?? slugger.slug(whole),
    depth: node.depth,
    line: node.position?.start.line ?? 1,
  };
}

function readMember(
  file: { readonly path: string },
  element: MdxJsxFlowElement,
  heading: PageHeading,
): MemberLine | undefined {
  if (element.name !== 'Member') return undefined;
  const { of, name } = readStringAttributes(file, element, MEMBER_ATTRIBUTES);
  const line = element.position?.start.line ?? heading.line;
  return name === undefined ? undefined : { of, name, line, heading };
}

/** As Docusaurus routes a doc: its slug, or its path without `index`. */
function routeOf(file: string, folder: string, slug: unknown): string {
  const path = file
    .slice(folder.length)
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '');
  if (typeof slug !== 'string') return path || '/';
  const parent = path.slice(0, path.lastIndexOf('/'));
  return slug.startsWith('/') ? slug : `${parent}/${slug}`;
}
