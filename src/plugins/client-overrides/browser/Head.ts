// Overrides Docusaurus' Head in the browser. The pages come with their
// heads, so all there is to do is to follow the reader from page to page. The
// original, react-helmet-async, stays what makes the heads when the site is
// built; the elements that it marks with `data-rh` are those that change.
import { useEffect, useRef, type ReactNode } from 'react';
import { addUp, type HeadTag } from './headState';

const MARK = 'data-rh';

/** The children of every `<Head>` on the page, in the order of mounting. */
const heads = new Map<object, ReactNode>();

let timer: ReturnType<typeof setTimeout> | undefined;

function toElement({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  element.setAttribute(MARK, 'true');
  element.textContent = text;
  return element;
}

/** The names of the attributes that a `<Head>` has set, by element. */
const set = new WeakMap<Element, readonly string[]>();

function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string>>,
): void {
  for (const name of set.get(element) ?? []) {
    if (!(name in attributes)) {
      element.removeAttribute(name);
    }
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  set.set(element, Object.keys(attributes));
}

function update(): void {
  timer = undefined;
  const { title, html, body, tags } = addUp(heads.values());
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  setAttributes(document.documentElement, html);
  setAttributes(document.body, body);

  const wanted = tags.map(toElement);
  const old = document.head.querySelectorAll(
    ['link', 'meta', 'script', 'style']
      .map((name) => `${name}[${MARK}]`)
      .join(),
  );
  for (const element of old) {
    const index = wanted.findIndex((each) => each.isEqualNode(element));
    if (index === -1) {
      element.remove();
    } else {
      wanted.splice(index, 1);
    }
  }
  document.head.append(...wanted);
}

function schedule(): void {
  timer ??= setTimeout(update);
}

interface Props {
  readonly children?: ReactNode;
}

/** Sets the title, the tags of the head, and attributes of html and body. */
export default function Head({ children }: Props): null {
  const key = useRef(heads);
  useEffect(() => {
    heads.set(key, children);
    schedule();
  });
  useEffect(
    () => () => {
      heads.delete(key);
      schedule();
    },
    [],
  );
  return null;
}
