import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** On an element that looks as others do, whose contrast has been judged. */
const SEEN = 'data-axe-seen';

/** How many elements of one look are judged. */
const JUDGED = 3;

/**
 * Marks each text that looks as enough others do. Contrast takes six sevenths
 * of axe's time, and most of a long page is code and prose in a few colors. A
 * look is all that contrast depends on, of the element and of all around it.
 */
function markSeen([attribute, judged]: readonly [string, number]): void {
  const looks = new Map<string, number>();
  const uses = new Map<number, number>();
  const walk = (element: Element, around: number): void => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const key = [
      around,
      element.tagName,
      element.getAttribute('class'),
      // Text of a disabled control is exempt from contrast.
      element.getAttribute('aria-disabled'),
      element.hasAttribute('disabled'),
      element.getAttribute('aria-hidden'),
      width > 1 && height > 1,
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      style.mixBlendMode,
      style.textShadow,
      style.fontSize,
      style.fontWeight,
      style.display,
      style.visibility,
      style.contentVisibility,
      style.position,
      style.overflow,
      style.clipPath,
      style.transform,
      style.zIndex,
    ].join('|');
    const look = looks.get(key) ?? looks.size + 1;
    looks.set(key, look);
    const hasText = [...element.childNodes].some(
      (node) =>
        node.nodeType === Node.TEXT_NODE &&
        (node.nodeValue ?? '').trim() !== '',
    );
    if (hasText) {
      const used = uses.get(look) ?? 0;
      uses.set(look, used + 1);
      element.toggleAttribute(attribute, used >= judged);
    } else {
      element.removeAttribute(attribute);
    }
    for (const child of element.children) walk(child, look);
  };
  walk(document.body, 0);
}

interface Rules {
  /** The part of the page to audit; all of it by default. */
  readonly include?: string;
  readonly exclude?: readonly string[];
  readonly only?: readonly string[];
}

/**
 * Audits a page with all of axe's rules, up to level AA of WCAG 2.2. The page
 * keeps axe, half a megabyte, for its next audit.
 *
 * @param page - the browser's page
 * @param rules - which rules to leave out, or the only ones to run
 * @returns each violated rule with the elements that violate it
 */
export async function axeFaults(
  page: Page,
  { include, exclude = [], only }: Rules = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(SOURCE);
    await page.evaluate((attribute) => {
      window.axe?.configure({
        rules: [{ id: 'color-contrast', selector: `:not([${attribute}])` }],
      });
    }, SEEN);
  }
  await page.evaluate(markSeen, [SEEN, JUDGED] as const);
  const off = { enabled: false };
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    rules: {
      // The one rule of WCAG 2.2, which is off by default.
      'target-size': { enabled: true },
      ...Object.fromEntries(exclude.map((name) => [name, off])),
    },
    ...(only !== undefined && {
      runOnly: { type: 'rule', values: [...only] },
    }),
  };
  return page.evaluate(
    async ([context, asked]) => {
      if (window.axe === undefined) throw new Error('axe did not load');
      const { violations } = await window.axe.run(context ?? document, asked);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [include, options] as const,
  );
}
