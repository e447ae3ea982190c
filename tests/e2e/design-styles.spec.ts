import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const BUILD = path.join(__dirname, '../../build');
const INFIMA = path.join(
  __dirname,
  '../../node_modules/infima/dist/css/default/default.css',
);

/** Classes whose Infima rules we do without, and why. */
const DONE_WITHOUT: Readonly<Record<string, string>> = {
  'alert--info': 'the tone of an admonition that says no other',
  'badge--secondary': 'the only kind of badge',
  'button--lg': 'the buttons of error pages have the size of all',
  'button--primary': 'the only kind of button',
  'col--12': 'a column grows by itself',
  'col--6': 'a column grows by itself',
  'col--7': 'a column grows by itself',
  'col--8': 'a column grows by itself',
  'col--9': 'a column grows by itself',
  'col--offset-3': 'pages without a sidebar start at the left',
  'container--fluid': 'the window has its own measure',
  'dropdown--right': 'every dropdown opens to the left',
  'footer__link-item': 'styled by its place in the list',
  hero__title: 'a heading of the first level',
  'margin-bottom--sm': 'the gaps of the blog are its own',
  'margin-bottom--xl': 'the gaps of the blog are its own',
  'margin-top--md': 'the gaps of the blog are its own',
  'margin-vert--md': 'the gaps of the blog are its own',
  'menu__list-item': 'an item without a mark',
  'menu__list-item-collapsible--active': 'the link in it shows it',
  'navbar--dark': 'the navbar follows the color mode',
  'navbar--fixed-top': 'every navbar is',
  'navbar--primary': 'the navbar follows the color mode',
  navbar__title: 'bold by its element',
  'shadow--lw': 'a raised table of contents is not used',
  'table-of-contents__left-border': 'ticks instead of a border',
  menu: 'styled by its parts',
};

function classesOf(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\{[^{}]*\}/g, ' ');
  return new Set(
    [...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );
}

function read(extension: string): string[] {
  return readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(path.join(BUILD, file), 'utf8'));
}

const infima = classesOf(readFileSync(INFIMA, 'utf8'));
const own = new Set(read('.css').flatMap((css) => [...classesOf(css)]));

function inPages(): Set<string> {
  const used = new Set<string>();
  for (const html of read('.html')) {
    const lists = html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g);
    for (const [, quoted, bare] of lists) {
      for (const name of (quoted ?? bare ?? '').split(/\s+/)) {
        used.add(name);
      }
    }
  }
  return used;
}

/** Names that only a class can have: blocks with an element or a modifier. */
function inScripts(): Set<string> {
  return new Set(
    read('.js').flatMap(
      (script) => script.match(/[A-Za-z][\w-]*(?:__|--)[\w-]+/g) ?? [],
    ),
  );
}

test.describe('no class has lost its rules with Infima', () => {
  for (const [where, used] of [
    ['in the built pages', inPages()],
    ['added by scripts', inScripts()],
  ] as const) {
    test(where, () => {
      const lost = [...infima].filter(
        (name) => used.has(name) && !own.has(name) && !(name in DONE_WITHOUT),
      );
      expect(lost).toEqual([]);
    });
  }

  test('what we do without is still used and has no rule', () => {
    const used = new Set([...inPages(), ...inScripts()]);
    const stale = Object.keys(DONE_WITHOUT).filter(
      (name) => !infima.has(name) || !used.has(name) || own.has(name),
    );
    expect(stale).toEqual([]);
  });

  test('the check reads what it should', () => {
    expect(infima.size).toBeGreaterThan(200);
    expect(inPages().size).toBeGreaterThan(80);
    expect(own.has('navbar__link')).toBe(true);
    expect(own.has('pills__item')).toBe(false);
  });
});

test('every custom property that is used has a value', () => {
  const css = read('.css').join('\n');
  const pages = read('.html').join('\n');
  const scripts = read('.js').join('\n');
  const defined = new Set(
    // A script gives a value to what it draws: `style={{ '--position': … }}`.
    [
      ...css.matchAll(/(--[\w-]+)\s*:/g),
      ...scripts.matchAll(/["'](--[\w-]+)["']\s*:/g),
    ].map(([, name = '']) => name),
  );
  const used = [...(css + pages).matchAll(/var\((--[\w-]+)\)/g)].map(
    ([, name = '']) => name,
  );
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
