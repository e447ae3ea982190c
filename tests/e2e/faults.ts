// Files that fail, and pages that can be read all the same.
import { expect, type Page, type Route } from '@playwright/test';
import { heading } from './shell';

export const fails = (route: Route) => route.abort();

/** Answers what a network does that wants its users to sign in. */
export const answersGarbage = (contentType: string) => (route: Route) =>
  route.fulfill({
    contentType,
    body: '<!doctype html><title>Sign in to this network</title>',
  });

const COMPLAINTS = [
  'Failed to (load resource|fetch)',
  'ChunkLoadError',
  'Loading CSS',
  'Unexpected token',
  'MIME type',
  'is not (defined|valid JSON|a page of this site)',
  'has been updated',
];

/**
 * What the browser and the site say of files that are not what they should be, as
 * one pattern: Playwright takes the second of a list for something else.
 */
export const complaints = (...others: readonly string[]) => [
  new RegExp([...COMPLAINTS, ...others].join('|')),
];

/** Asserts that a page shows its heading and its text. */
export async function expectReadable(page: Page, name: string): Promise<void> {
  await expect(heading(page)).toHaveText(name);
  await expect(page.locator('article p:visible').first()).toBeVisible();
  await expect(page.locator('article pre code:visible').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Blog' }).first()).toBeVisible();
}
