// The build's react-helmet-async marks the elements of the head that depend on the page.
const PAGE_ELEMENT = '[data-rh]:not(title)';

/** Updates the title, the classes and the head of the document to those of a page. */
export function updateDocumentHead(built: Document): void {
  document.title = built.title;
  document.documentElement.className = built.documentElement.className;
  const wanted = [...built.head.querySelectorAll(PAGE_ELEMENT)];
  for (const element of document.head.querySelectorAll(PAGE_ELEMENT)) {
    const index = wanted.findIndex((other) => other.isEqualNode(element));
    if (index === -1) element.remove();
    else wanted.splice(index, 1);
  }
  document.head.append(
    ...wanted.map((element) => document.importNode(element, true)),
  );
}
