// The texts of MDX pages are in their HTML. Loading one a second time as a
// script that makes the same elements would double the page, so the script
// takes it from the document: on the first visit from the one that is there, on
// the way to another page from that page's file. For React a text is one
// element of HTML, which it leaves alone. What has a behavior in it starts by
// itself (see `./islands`).
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { watchOverflow } from '@site/src/components/CodeBlock/watchOverflow';
import { loadIslands, startIslands } from './islands';
import { followLinks } from './links';

/** Holds a text, by `src/theme/MDXContent`; in lists of posts there are more. */
const TEXT = 'div[data-text]';
const METADATA = 'script[data-text]';
const SCRIPTS = 'script[src*="/main."], link[rel=preload][as=script]';

/** The entries of the table of contents: headings without their links. */
function readContents(text: Element): TOCItem[] {
  return [...text.querySelectorAll('.anchor[id]')].map((heading) => {
    const label = heading.cloneNode(true) as Element;
    for (const element of label.querySelectorAll('a, wbr')) {
      if (element.matches('.hash-link, wbr')) {
        element.remove();
      } else {
        element.replaceWith(...element.childNodes);
      }
    }
    return {
      id: heading.id,
      level: Number(heading.localName.slice(1)),
      value: label.innerHTML.trim(),
    };
  });
}

/** The addresses of a page's scripts, by name without hash. */
function scriptsOf(page: Document): Map<string | undefined, string> {
  const addresses = [...page.querySelectorAll(SCRIPTS)].map(
    (element) =>
      element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );
  return new Map(
    addresses.map((address) => [
      /([^/]+)\.\w+\.js$/.exec(address)?.[1],
      address,
    ]),
  );
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
  const loaded = scriptsOf(document);
  for (const [name, address] of scriptsOf(page)) {
    // The page's text may have changed, but not the scripts that show it.
    if ((loaded.get(name) ?? address) !== address) {
      // The caller reloads the page.
      throw new Error('The site has been published again since it was loaded.');
    }
  }
  return page;
}

/**
 * Loads the style sheets that the page has and the shown one has not: its
 * HTML may come without the script that would load them.
 */
async function loadSheets(page: Document): Promise<void> {
  const sheets = (from: Document) =>
    [...from.querySelectorAll('link[rel=stylesheet]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
  const present = sheets(document);
  await Promise.all(
    sheets(page).map(async (address) => {
      if (present.includes(address)) {
        return;
      }
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = address;
      await new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', () => {
          link.remove();
          reject(new Error(`The style sheet ${address} cannot be loaded.`));
        });
        document.head.append(link);
      });
    }),
  );
}

/**
 * Whether the document is the page, as it was built. Its canonical address
 * tells: its own may be another, or one that the host answers with 404.html.
 */
function isUntouched(path: string): boolean {
  const plain = (pathname: string) => pathname.replace(/\/$/, '');
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return (
    document.documentElement.dataset.hasHydrated !== 'true' &&
    document.querySelector(TEXT) !== null &&
    link !== null &&
    plain(decodeURI(new URL(link.href).pathname)) === plain(path)
  );
}

/** What Docusaurus exports from the module of a text, besides the text. */
interface TextMetadata {
  readonly metadata: { readonly frontMatter: object };
  readonly assets: object;
  readonly contentTitle?: string;
}

interface PageText extends TextMetadata {
  /** Shows the text. */
  readonly Text: () => ReactNode;
  readonly frontMatter: object;
  readonly toc: readonly TOCItem[];
}

function makeText(element: HTMLElement, json: string): PageText {
  // Taken before anything in it starts. One object: React writes the HTML of
  // another again, equal or not.
  const html = { __html: element.innerHTML };
  const className = element.className || undefined;
  const data = element.dataset.text;
  function Text(): ReactNode {
    const ref = useRef<HTMLDivElement>(null);
    // A click right after the page has appeared must find what it is on.
    useLayoutEffect(() => {
      const text = ref.current;
      if (text === null) {
        return undefined;
      }
      text
        .querySelectorAll<HTMLElement>('pre, [data-table]')
        .forEach(watchOverflow);
      const endLinks = followLinks(text);
      const endIslands = startIslands(text);
      return () => {
        endLinks();
        endIslands();
      };
    }, []);
    return (
      <div
        ref={ref}
        className={className}
        data-text={data}
        dangerouslySetInnerHTML={html}
      />
    );
  }
  const exports = JSON.parse(json) as TextMetadata;
  const { frontMatter } = exports.metadata;
  return { ...exports, frontMatter, Text, toc: readContents(element) };
}

/**
 * Makes the components that show a page's texts, with what is known of each.
 *
 * @param path - the page's path, base path included
 * @param count - how many texts the page has
 * @throws Error when the page cannot be had, or is of another release of the
 *   site
 */
export async function loadTexts(
  path: string,
  count: number,
): Promise<PageText[]> {
  const page = isUntouched(path) ? document : await fetchPage(path);
  await Promise.all([loadIslands(page), loadSheets(page)]);
  // In a separate task, not in that of the last script.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  // With a doc comes all that stands around its text.
  const elements = [...page.querySelectorAll<HTMLElement>(TEXT)].map(
    (text) =>
      text.closest('.theme-doc-markdown')?.closest<HTMLElement>('.col') ?? text,
  );
  const metadata = page.querySelectorAll(METADATA);
  if (elements.length !== count || metadata.length !== count) {
    throw new Error(`The page ${path} has no article.`);
  }
  return elements.map((element, index) =>
    makeText(element, metadata[index]?.textContent ?? ''),
  );
}
