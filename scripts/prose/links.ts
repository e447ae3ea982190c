// cspell:ignore snappoints
// Docusaurus finds dead links when it builds; this check needs no build, names
// the line, and judges each anchor. `remark-validate-links` follows links
// between files and none to a route, nor those in attributes of components.
import path from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { ROUTES } from '../../src/site/routes';
import type { Problem } from '../lib/problems';
import { VERSIONS } from '../../src/site/versions';
import { problemAt, routeOf, type ProsePage } from './page';

/** A page that the site will have and that nobody has written yet. */
export interface Pending {
  route: string;
  /** Problems that the links to it would be once the set is complete. */
  links: Problem[];
}

export interface LinkContext {
  /** Every page there is, whether or not its own links are checked. */
  pages: readonly ProsePage[];
  /** Whether a file of the repository exists, by its path from the root. */
  exists: (file: string) => boolean;
}

type Verdict =
  | { kind: 'fine' }
  | { kind: 'pending'; route: string; message: string }
  | { kind: 'broken'; rule: string; message: string };

const FINE: Verdict = { kind: 'fine' };
const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const OWN_SITE = /gorhom\.dev\/react-native-bottom-sheet/i;
const LINK_ATTRIBUTES = new Set(['href', 'to', 'src']);

/**
 * Follows every link of a page to its file and anchor.
 *
 * @returns what is broken, and links to pages that are still to be written.
 */
export function checkLinks(
  page: ProsePage,
  context: LinkContext,
): { problems: Problem[]; pending: Pending[] } {
  const problems: Problem[] = [];
  const pending: Pending[] = [];
  visit(page.tree, (node: Nodes) => {
    for (const url of urlsOf(node)) {
      const verdict = judge(page, url, context);
      if (verdict.kind === 'broken') {
        problems.push(problemAt(page, node, verdict.rule, verdict.message));
      } else if (verdict.kind === 'pending') {
        pending.push({
          route: verdict.route,
          links: [problemAt(page, node, 'broken-link', verdict.message)],
        });
      }
    }
  });
  return { problems, pending };
}

function urlsOf(node: Nodes): string[] {
  if (
    node.type === 'link' ||
    node.type === 'definition' ||
    node.type === 'image'
  ) {
    return [node.url];
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      LINK_ATTRIBUTES.has(attribute.name) &&
      typeof attribute.value === 'string'
        ? [attribute.value]
        : [],
    );
  }
  return [];
}

function judge(page: ProsePage, url: string, context: LinkContext): Verdict {
  if (OWN_SITE.test(url)) {
    return broken(
      'own-site-link',
      `"${url}" links this site by its full address. Link the page by its path, like /usage.`,
    );
  }
  if (EXTERNAL.test(url)) {
    return FINE;
  }
  const [target = '', anchor] = url.split('#');
  if (target === '') {
    return judgeAnchor(page, anchor, url);
  }
  return target.startsWith('/')
    ? judgeRoute(target, anchor, url, context)
    : judgeFile(page, target, anchor, url, context);
}

/** `/props#snappoints`: a route below the base path, or a static file. */
function judgeRoute(
  target: string,
  anchor: string | undefined,
  url: string,
  { pages, exists }: LinkContext,
): Verdict {
  const route = target
    .replace(/\?.*$/, '')
    .split('/')
    .filter(Boolean)
    .join('/');
  const page = pages.find((candidate) => candidate.route === route);
  if (page) {
    return judgeAnchor(page, anchor, url);
  }
  if (exists(`static/${route}`)) {
    return FINE;
  }
  if (!ROUTES.includes(route)) {
    return broken('broken-link', `"${url}" is not a page of the site.`);
  }
  return isWritten(route) ? pendingPage(route, url) : FINE;
}

/** `./props.mdx#snappoints`: a file next to the page. */
function judgeFile(
  page: ProsePage,
  target: string,
  anchor: string | undefined,
  url: string,
  { pages, exists }: LinkContext,
): Verdict {
  const file = path.posix.join(path.posix.dirname(page.file), target);
  if (!/\.mdx?$/.test(target)) {
    return path.posix.extname(target) !== '' && exists(file)
      ? FINE
      : broken(
          'broken-link',
          `"${url}" is not a file. Link a page with its ending, like ./props.mdx#snappoints.`,
        );
  }
  const found = pages.find((candidate) => candidate.file === file);
  const folder = folderOf(page.file);
  if (folderOf(file) !== folder) {
    return broken(
      'broken-link',
      `"${url}" crosses into another set of pages. Link it by its path, like /usage or /v4/usage.`,
    );
  }
  if (found) {
    return judgeAnchor(found, anchor, url);
  }
  const route = routeOf(file, undefined);
  return ROUTES.includes(route)
    ? pendingPage(route, url)
    : broken('broken-link', `"${url}" is not a file: ${file} does not exist.`);
}

function judgeAnchor(
  target: ProsePage,
  anchor: string | undefined,
  url: string,
): Verdict {
  if (anchor === undefined || target.anchors.has(anchor)) {
    return FINE;
  }
  const near = [...target.anchors].filter(
    (candidate) => candidate.includes(anchor) || anchor.includes(candidate),
  );
  const hint =
    near.length > 0 ? ` There is ${near.slice(0, 3).join(', ')}.` : '';
  return broken(
    'broken-anchor',
    `"${url}": ${target.file} has no heading with the anchor "${anchor}".${hint}`,
  );
}

const broken = (rule: string, message: string): Verdict => ({
  kind: 'broken',
  rule,
  message,
});

const pendingPage = (route: string, url: string): Verdict => ({
  kind: 'pending',
  route,
  message: `"${url}": the page /${route} does not exist.`,
});

/** The docs folder or blog that a file belongs to. */
function folderOf(file: string): string {
  const version = VERSIONS.find(({ docs }) => file.startsWith(`${docs}/`));
  return version ? version.docs : 'blog';
}

/** Whether a route's page is an MDX file, rather than made by the theme. */
function isWritten(route: string): boolean {
  return !/^(?:blog(?:\/(?:archive|authors|tags.*))?|search|sponsors)$/.test(
    route,
  );
}

/** Routes of the specification that no page has yet. */
export function missingRoutes(pages: readonly ProsePage[]): string[] {
  const written = new Set(pages.map((page) => page.route));
  return ROUTES.filter((route) => isWritten(route) && !written.has(route));
}
