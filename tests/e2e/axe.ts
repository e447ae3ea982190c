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

interface Rules {
  /** The parts of the page to audit; all of it by default. */
  readonly include?: string;
  readonly exclude?: readonly string[];
  readonly only?: readonly string[];
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
  { include, exclude = [], only }: Rules = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(SOURCE);
    await page.evaluate(() => window.axe?.configure({ noHtml: true }));
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

/** Rules about colors. The others find the same in both modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

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
