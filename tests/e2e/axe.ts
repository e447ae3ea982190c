import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { COLOR_MODES } from '../../src/site/pageKinds';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Attribute of a text whose look is audited on another element. */
const SEEN = 'data-axe-seen';

/**
 * Marks each text that looks like an earlier one, so that axe audits the colors
 * of each look once: they take most of its time. Runs in a page. A look
 * consists of all that the color rules depend on: the element, the text around
 * it and the background.
 */
function markSeen([attribute, known]: readonly [
  string,
  readonly string[],
]): string[] {
  const looks = new Set(known);
  const plain = 'rgba(0, 0, 0, 0)|none|1|none|static|false||';
  const walk = (element: Element, around: string, textAround: string) => {
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, position } =
      style;
    const ground = [
      ...[backgroundColor, backgroundImage, opacity, filter, position],
      // Text of a disabled control is exempt from contrast.
      element.hasAttribute('disabled'),
      ...['aria-disabled', 'aria-hidden'].map((name) =>
        element.getAttribute(name),
      ),
    ].join('|');
    // Most elements do not change the background of their content.
    const on = ground === plain ? around : `${around}/${ground}`;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    const { width, height } = element.getBoundingClientRect();
    const { color, textDecorationLine, fontSize, fontWeight, visibility } =
      style;
    const look = [
      ...[on, width > 1 && height > 1, textAround, color, textDecorationLine],
      ...[fontSize, fontWeight, visibility],
    ].join('|');
    element.toggleAttribute(attribute, hasText && looks.has(look));
    if (hasText) looks.add(look);
    const text = hasText ? color : '';
    for (const child of element.children) walk(child, on, text);
  };
  walk(document.body, '', '');
  return [...looks].slice(known.length);
}

interface Rules {
  /** The parts of the page to audit; all of it by default. */
  readonly include?: string;
  readonly exclude?: readonly string[];
  readonly only?: readonly string[];
  /** Looks of text that have passed. New ones are audited and added. */
  readonly passed?: Set<string>;
}

/**
 * Audits a page with all of axe's rules, up to level AA of WCAG 2.2. The page
 * keeps axe, half a megabyte, for its next audit.
 *
 * @param page - the browser's page, or a frame, which the page's audit leaves out
 * @param rules - which rules to leave out, or the only ones to run
 * @returns each violated rule with the elements that violate it
 */
export async function axeFaults(
  page: Page | Frame,
  { include, exclude = [], only, passed }: Rules = {},
): Promise<string[]> {
  const looks = await page.evaluate(markSeen, [
    SEEN,
    [...(passed ?? [])],
  ] as const);
  if (passed && looks.length === 0) return [];
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(SOURCE);
    await page.evaluate((attribute) => {
      window.axe?.configure({
        noHtml: true,
        rules: [
          { id: 'color-contrast', selector: `:not([${attribute}])` },
          { id: 'link-in-text-block', selector: `a[href]:not([${attribute}])` },
        ],
      });
    }, SEEN);
  }
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    rules: {
      // The one rule of WCAG 2.2, which is off by default.
      'target-size': { enabled: true },
      ...Object.fromEntries(exclude.map((name) => [name, { enabled: false }])),
    },
    ...(only && { runOnly: { type: 'rule', values: [...only] } }),
  };
  const faults = await page.evaluate(
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
  if (faults.length === 0) looks.forEach((look) => passed?.add(look));
  return faults;
}

/** Rules about colors. The others find the same in both modes. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules that depend on the rendered page, not on its HTML alone. */
export const LOOK_RULES = [...COLOR_RULES, 'target-size'];

/**
 * Sets the color mode of the open page as its switch does, and finishes the
 * transitions of its colors.
 *
 * @param page - the browser's page
 * @param mode - the color mode
 */
export async function setMode(
  page: Page,
  mode: (typeof COLOR_MODES)[number],
): Promise<void> {
  await page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme;
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
    }
  }, mode);
}

/**
 * Audits a page in both color modes: with all rules in the first, and in the
 * second with those about colors.
 *
 * @param page - the browser's page; the second mode stays
 * @param rules - as for one mode
 * @returns each violated rule with its mode and the elements that violate it
 */
export async function axeFaultsInBothModes(
  page: Page,
  rules: Rules = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const mode of COLOR_MODES) {
    await setMode(page, mode);
    const only = mode === 'dark' && { only: COLOR_RULES };
    const found = await axeFaults(page, { ...rules, ...only });
    faults.push(...found.map((fault) => `${mode}, ${fault}`));
  }
  return faults;
}
