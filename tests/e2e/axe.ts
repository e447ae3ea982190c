import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Rules {
  /** The part of the page to audit; all of it by default. */
  readonly include?: string;
  readonly exclude?: readonly string[];
  readonly only?: readonly string[];
}

/**
 * Audits a page with all of axe's rules, up to level AA of WCAG 2.2.
 *
 * @param page - the browser's page
 * @param rules - which rules to leave out, or the only ones to run
 * @returns each violated rule with the elements that violate it
 */
export async function axeFaults(
  page: Page,
  rules: Rules = {},
): Promise<string[]> {
  // The pages have no frames; without frames this takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: {
      // The one rule of WCAG 2.2, which is off by default.
      'target-size': { enabled: true },
      ...Object.fromEntries(
        (rules.exclude ?? []).map((name) => [name, { enabled: false }]),
      ),
    },
    ...(rules.only !== undefined && {
      runOnly: { type: 'rule' as const, values: [...rules.only] },
    }),
  });
  if (rules.include !== undefined) {
    axe.include(rules.include);
  }
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
