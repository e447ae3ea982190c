// The site in a browser as old as `browserslist` allows, which also translates it.
import { NEWER_APIS, type Api } from '../../scripts/lib/newerApis';
import { open, test } from './fixtures';
import { TOUR } from './tour';
import { translatePage } from './translator';

test.use({
  // The not-found page's, and those of a playground without snap points.
  allowedThroughout: [/status of 404|provided with no points/],
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** Takes APIs away, in a page or a worker. */
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
      // MDN lists static members of the language as it does others.
      const objects = kind === 'static' ? [found] : [found, prototype];
      for (const object of objects) {
        if (object == null) continue;
        Reflect.deleteProperty(object, kind === 'event' ? `on${name}` : name);
      }
    }
    if (kind === 'event') addEventListener(name ?? '', stop, true);
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(removeApis, NEWER_APIS);
  await page.route(/worker\.[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const code = `(${String(removeApis)})(${JSON.stringify(NEWER_APIS)});`;
    await route.fulfill({ response, body: code + (await response.text()) });
  });
});

for (const [name, use] of Object.entries(TOUR)) {
  test(name, ({ page }) =>
    use(page, async (route) => {
      await open(page, route);
      await page.evaluate(translatePage);
    }),
  );
}
