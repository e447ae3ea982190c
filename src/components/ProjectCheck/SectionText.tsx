import { useEffect, useRef, type ReactNode } from 'react';
import { parseHtmlResponse } from '@site/src/runtime/deployment';
import { BASE_PATH } from '@site/src/site/basePath';
import type { ExplainedSection } from './messages/find';
import styles from './styles.module.css';
import { ISLAND } from '@site/src/site/dom';

/** Pages by their paths. */
const pages = new Map<string, Promise<Document>>();

/** Fetches the HTML of a page, once. */
function readPage(path: string): Promise<Document> {
  const page =
    pages.get(path) ?? fetch(BASE_PATH + path.slice(1)).then(parseHtmlResponse);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  return page;
}

/**
 * Copies the content below a heading, up to the next one, without elements that need
 * scripts.
 */
function contentOf(page: Document, anchor: string): Element[] {
  const content: Element[] = [];
  let element = page.getElementById(anchor)?.nextElementSibling;
  while (element && !/^H[1-6]$/.test(element.tagName)) {
    const copy = document.importNode(element, true);
    const active = copy.querySelectorAll(`button, script, ${ISLAND}`);
    for (const each of active) each.remove();
    for (const each of [copy, ...copy.querySelectorAll('[id]')])
      each.removeAttribute('id');
    content.push(copy);
    element = element.nextElementSibling;
  }
  return content;
}

/** The content of a section; empty if its page cannot be loaded. */
export default function SectionText({
  path,
  anchor,
}: Pick<ExplainedSection, 'path' | 'anchor'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    readPage(path).then(
      (page) => {
        if (isCurrent) box.current?.replaceChildren(...contentOf(page, anchor));
      },
      // The link to the section remains.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [path, anchor]);
  return <div ref={box} className={styles.section} />;
}
