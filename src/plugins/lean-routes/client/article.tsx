// The text of a docs page is in its HTML. Loading it a second time as a script
// that makes the same elements would double the page, so the script takes it
// from the document: on the first visit from the one that is there, on the
// way to another page from that page's file. Only what has a behavior of its
// own becomes a React component again (see `./islands`); everything else is
// HTML that React leaves alone.
import { createElement, Fragment, useEffect, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { islandOf, ISLANDS, loadIslands } from './islands';
import { followLinks } from './links';
import { propsOf } from './props';

const ARTICLE = '.theme-doc-markdown';
const MAIN_SCRIPT = 'script[src*="/main."]';

function toNode(node: ChildNode): ReactNode {
  if (node instanceof Text) {
    return node.data;
  }
  // Nodes of a fetched document are of the same classes.
  if (!(node instanceof Element)) {
    return null;
  }
  const island = islandOf(node);
  if (island !== undefined) {
    return island(node, toNodes);
  }
  const tag = node.localName;
  const props = propsOf(node);
  return node.querySelector(ISLANDS) === null
    ? createElement(tag, {
        ...props,
        dangerouslySetInnerHTML: { __html: node.innerHTML },
      })
    : createElement(tag, props, ...toNodes(node));
}

function toNodes(parent: Element): ReactNode[] {
  return [...parent.childNodes].map(toNode);
}

/** The article without its title, which is no part of the text. */
function readArticle(page: Document, path: string): ReactNode[] {
  const article = page.querySelector(ARTICLE);
  if (article === null) {
    throw new Error(`The page ${path} has no article.`);
  }
  const nodes = [...article.childNodes];
  const [first] = nodes;
  const isTitled = first instanceof Element && first.localName === 'header';
  return (isTitled ? nodes.slice(1) : nodes).map(toNode);
}

async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`The page ${path} answers ${response.status}.`);
  }
  const page = new DOMParser().parseFromString(
    await response.text(),
    'text/html',
  );
  const script = (from: Document) =>
    from.querySelector(MAIN_SCRIPT)?.getAttribute('src');
  if (script(page) !== script(document)) {
    // Whoever asked loads the page anew.
    throw new Error('The site has been published anew since it was loaded.');
  }
  return page;
}

/** Whether the document at hand is the page, as it was built. */
function isUntouched(path: string): boolean {
  const { pathname } = window.location;
  const shown = decodeURI(pathname).replace(/(?:(?:\/index)?\.html|\/)$/, '');
  return (
    document.documentElement.dataset.hasHydrated !== 'true' &&
    shown === path.replace(/\/$/, '')
  );
}

/**
 * Makes the component that shows the text of a docs page.
 *
 * @param path - the page's path, base path included
 * @throws Error when the page cannot be had, or is of another release of the
 *   site
 */
export async function loadArticle(path: string): Promise<() => ReactNode> {
  const page = isUntouched(path) ? document : await fetchPage(path);
  await loadIslands(page);
  const nodes = readArticle(page, path);
  return function Article() {
    const history = useHistory();
    useEffect(() => {
      const article = document.querySelector(ARTICLE);
      return article === null ? undefined : followLinks(article, history);
    }, [history]);
    return createElement(Fragment, null, ...nodes);
  };
}
