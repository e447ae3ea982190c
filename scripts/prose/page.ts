import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Nodes, Yaml } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { anchorOf, EXAMPLES } from '../../src/data/examples';
import type { Page } from '../../src/site/mdx';
import type { Problem } from '../lib/problems';
import { VERSIONS } from '../../src/site/versions';

/** A page with what the prose rules ask of it. */
export interface ProsePage extends Page {
  kind: 'docs' | 'blog';
  /** Parsed front matter, empty where there is none or it is not a mapping. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** Path below the site's base path, without slashes at its ends. */
  route: string;
  headings: { node: Heading; text: string }[];
  /** Everything on the page that a link can point to. */
  anchors: ReadonlySet<string>;
}

/** Adds what the rules need to a parsed page. */
export function describePage(page: Page): ProsePage {
  const frontMatter = readFrontMatter(page);
  const headings: ProsePage['headings'] = [];
  const anchors = new Set<string>();
  const slugger = createSlugger();
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'heading') {
      // The parser has seen `\{#id}`, so its text ends in `{#id}` again.
      const { text, id } = parseMarkdownHeadingId(toString(node));
      headings.push({ node, text });
      anchors.add(id ?? slugger.slug(text));
    }
    if (
      node.type === 'mdxJsxFlowElement' ||
      node.type === 'mdxJsxTextElement'
    ) {
      if (node.name === 'Playground') {
        for (const name of EXAMPLES) anchors.add(anchorOf(name));
      }
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          attribute.name === 'id' &&
          typeof attribute.value === 'string'
        ) {
          anchors.add(attribute.value);
        }
      }
    }
  });
  return {
    ...page,
    kind: page.file.startsWith('blog/') ? 'blog' : 'docs',
    frontMatter,
    route: routeOf(page.file, frontMatter.slug),
    headings,
    anchors,
  };
}

function readFrontMatter(page: Page): Record<string, unknown> {
  const node = page.tree.children.find(
    (child): child is Yaml => child.type === 'yaml',
  );
  try {
    const value: unknown = node ? parseYaml(node.value) : undefined;
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // The rule about front matter reports the fields as missing.
    return {};
  }
}

/**
 * The route that Docusaurus gives a file: its path, unless a slug says
 * otherwise; a slug that starts with a slash counts from the version's root.
 */
export function routeOf(file: string, slug: unknown): string {
  const version = VERSIONS.find(({ docs }) => file.startsWith(`${docs}/`));
  const folder = version ? version.docs : 'blog';
  const root = version ? version.route : '/blog';
  const own = file.slice(folder.length).replace(/(?:\/index)?\.mdx?$/, '');
  let path = own;
  if (typeof slug === 'string') {
    const parent = own.slice(0, own.lastIndexOf('/') + 1);
    path = slug.startsWith('/') || !version ? `/${slug}` : `${parent}${slug}`;
  }
  return `${root}/${path}`.split('/').filter(Boolean).join('/');
}

/** A problem at a node of a page. */
export function problemAt(
  page: Page,
  node: Nodes | undefined,
  rule: string,
  message: string,
): Problem {
  return {
    file: page.file,
    line: node?.position?.start.line ?? 1,
    column: node?.position?.start.column ?? 1,
    rule,
    message,
  };
}

/** The line of a front matter field, or of the front matter's start. */
export function problemAtField(
  page: Page,
  field: string,
  rule: string,
  message: string,
): Problem {
  const index = page.source
    .split('\n')
    .findIndex((line) => line.startsWith(`${field}:`));
  return { file: page.file, line: index + 1 || 1, column: 1, rule, message };
}
