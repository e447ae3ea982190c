/** Reads which members a page documents: its `<Member … />` lines. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  createHeadingReader,
  frontMatterOf,
  type PageHeading,
} from '../../site/mdx';
import { readStringAttributes } from '../jsxAttributes';

/** The attributes that `<Member>` takes. */
export const MEMBER_ATTRIBUTES = ['of', 'name', 'platforms'] as const;

/** One `<Member … />` of a page. */
export interface MemberLine {
  of: string | undefined;
  name: string;
  line: number;
  heading: PageHeading;
}

/** A page, with the members that it documents. */
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
 * Reads the headings of a page and the members that it documents.
 *
 * @param page - a parsed page, which is read once
 * @param folder - the folder of the version's docs, relative to the root
 * @returns its headings, the title first, and the members that it documents;
 *   a line without a name is left to the plugin, which stops at it
 */
export function readDocumentedPage(
  page: { file: string; tree: Root },
  folder: string,
): DocumentedPage {
  const known = readPages.get(page.tree);
  if (known !== undefined) return known;
  const { file } = page;
  const { title, slug } = frontMatterOf(page);
  const readHeading = createHeadingReader();
  let heading: PageHeading = {
    text: typeof title === 'string' ? title : '',
    isCode: false,
    id: '',
    line: 1,
  };
  const headings = [heading];
  const members: MemberLine[] = [];
  for (const node of page.tree.children) {
    if (node.type === 'heading') {
      heading = readHeading(node);
      headings.push(heading);
      continue;
    }
    const under = heading;
    visit(node, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'Member') return;
      const line = element.position?.start.line ?? under.line;
      const { of, name } = readStringAttributes(
        { path: file },
        element,
        MEMBER_ATTRIBUTES,
      );
      if (name !== undefined) members.push({ of, name, line, heading: under });
    });
  }
  const route = docRouteOf(file, folder, slug);
  const documented = { file, route, headings, members };
  readPages.set(page.tree, documented);
  return documented;
}

/** Returns a doc's route, as Docusaurus does: its slug, or its path without `index`. */
function docRouteOf(file: string, folder: string, slug: unknown): string {
  const path = file
    .slice(folder.length)
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '');
  if (typeof slug !== 'string') return path || '/';
  const parent = path.slice(0, path.lastIndexOf('/'));
  return slug.startsWith('/') ? slug : `${parent}/${slug}`;
}
