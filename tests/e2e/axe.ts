import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
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
