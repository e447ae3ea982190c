import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { MODES } from '../../src/site/pageKinds';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What a long page has more of: sections like those before them. */
const MORE = '.page-section:nth-of-type(n + 9)';

interface Rules {
  /** The parts of the page to audit; all of it by default. */
  readonly include?: string;
  readonly exclude?: readonly string[];
}

/**
 * Audits a page with all of axe's rules, up to level AA of WCAG 2.2; of a long page
 * what it begins with. The page keeps axe, half a megabyte, for its next audit.
 *
 * @param page - the browser's page, or a frame, which the page's audit leaves out
 * @param rules - which parts to audit, and which rules to leave out
 * @returns each violated rule with the elements that violate it
 */
export async function axeFaults(
  page: Page | Frame,
  { include = 'html', exclude = [] }: Rules = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(`${SOURCE}; axe.configure({ noHtml: true });`);
  }
  const off = { enabled: false };
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    rules: {
      // The one rule of WCAG 2.2, which is off by default.
      'target-size': { enabled: true },
      ...Object.fromEntries(exclude.map((name) => [name, off])),
    },
  };
  return page.evaluate(
    async ([context, asked]) => {
      if (window.axe === undefined) throw new Error('axe did not load');
      const { violations } = await window.axe.run(context, asked);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [{ include, exclude: MORE }, options] as const,
  );
}

/**
 * Sets the color mode of the open page, as its switch does, and ends the change
 * of its colors, also of those of a demo, which is drawn again.
 *
 * @param page - the browser's page
 * @param mode - the color mode
 */
export async function setMode(
  page: Page,
  mode: (typeof MODES)[number],
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
