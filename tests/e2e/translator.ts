/**
 * Translates the page as Chrome does, to capitals: each text is put into two
 * elements, now and whenever a text is added or changes. What says that it is not
 * to be translated stays, and so does a text in a field or a figure.
 *
 * Runs in the page, as source text, so it uses nothing around it.
 */
export function translatePage(): void {
  const KEPT =
    'font, [translate=no], script, style, noscript, svg, textarea, template';
  const translate = (text: Node) => {
    const { parentElement, nodeValue } = text;
    if (!nodeValue?.trim() || parentElement?.closest(KEPT) !== null) return;
    const [outer, inner] = ['font', 'font'].map((tag) =>
      document.createElement(tag),
    );
    inner?.append(nodeValue.toUpperCase());
    outer?.append(inner ?? '');
    parentElement.replaceChild(outer ?? text, text);
  };
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node.nodeType === Node.TEXT_NODE ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      [target, ...addedNodes].forEach((node) => {
        if (node.isConnected) translateIn(node);
      });
    }
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
