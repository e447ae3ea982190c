import type { Page } from '@playwright/test';
import { UNSUPPORTED_APIS, type Api } from '../../scripts/lib/unsupportedApis';

/** APIs that the browser lacks. Only the tests read the clipboard. */
const ABSENT = UNSUPPORTED_APIS.filter(({ name }) => name !== 'readText');

/** Removes APIs. Runs in a page or a worker. */
function removeApis(apis: readonly Api[]): void {
  const stop = (event: Event) => {
    event.stopImmediatePropagation();
  };
  for (const { owner, name, kind } of apis) {
    const isIntl = owner.startsWith('Intl.');
    const parent: object = isIntl ? Intl : globalThis;
    const key = isIntl ? owner.slice(5) : owner;
    const found: unknown =
      owner === 'TypedArray'
        ? Object.getPrototypeOf(Int8Array)
        : owner === 'Window'
          ? globalThis
          : Reflect.get(parent, key);
    if (name === undefined) {
      Reflect.deleteProperty(parent, key);
    } else if (typeof found === 'object' || typeof found === 'function') {
      const { prototype } = found as { readonly prototype?: object };
      // MDN lists static members of the language like all others.
      const objects = kind === 'static' ? [found] : [found, prototype];
      for (const object of objects) {
        if (object == null) continue;
        Reflect.deleteProperty(object, kind === 'event' ? `on${name}` : name);
      }
    }
    if (kind === 'event') addEventListener(name ?? '', stop, true);
  }
}

/**
 * Translates the page like Chrome, from hydration on: each new or changed text
 * is put into two elements. Elements with `translate=no`, fields and figures
 * are left out. A translated text ends with a zero-width space, which the tests
 * ignore.
 */
function translatePage(): void {
  const KEPT =
    'head, font, [translate=no], script, style, noscript, svg, textarea, template';
  const translate = (text: Node) => {
    const { parentElement, nodeValue } = text;
    if (!nodeValue?.trim() || parentElement?.closest(KEPT) !== null) return;
    const make = (tag: string) => document.createElement(tag);
    const [outer, inner] = [make('font'), make('font')];
    inner.append(`${nodeValue}\u200B`);
    outer.append(inner);
    parentElement.replaceChild(outer, text);
  };
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node.nodeType === Node.TEXT_NODE ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  new MutationObserver((records) => {
    if (document.documentElement.dataset.hasHydrated !== 'true') return;
    for (const { type, target, addedNodes } of records) {
      const isStart = type === 'attributes';
      const nodes = isStart ? [document.body] : [target, ...addedNodes];
      nodes.filter((node) => node.isConnected).forEach(translateIn);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-has-hydrated'],
  });
}

/**
 * Emulates the oldest supported browser, with page translation on. It does not
 * cover code paths that run only where a newer API exists. Call it before the
 * page opens.
 */
export async function emulateOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(removeApis, ABSENT);
  await page.addInitScript(translatePage);
  await page.route(/worker\.[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const code = `(${String(removeApis)})(${JSON.stringify(ABSENT)});`;
    await route.fulfill({ response, body: code + (await response.text()) });
  });
}
