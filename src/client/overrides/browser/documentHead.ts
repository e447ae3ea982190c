// React-helmet-async marks the elements of the head that depend on the page.
const MARK = '[data-rh]';

/** Gives the document the title, the classes and the head of a built page. */
export function updateDocumentHead(built: Document): void {
  document.title = built.title;
  document.documentElement.className = built.documentElement.className;
  const wanted = [...built.head.querySelectorAll(`${MARK}:not(title)`)];
  for (const element of document.head.querySelectorAll(`${MARK}:not(title)`)) {
    const index = wanted.findIndex((other) => other.isEqualNode(element));
    if (index === -1) element.remove();
    else wanted.splice(index, 1);
  }
  document.head.append(
    ...wanted.map((element) => document.importNode(element, true)),
  );
}
