// Files that fail, and pages that can be read all the same.
import { expect, type Page, type Route } from '@playwright/test';
import { heading } from './shell';

/** What a network answers that wants its users to sign in. */
export const GARBAGE = '<!doctype html><title>Sign in to this network</title>';

const fails = (route: Route) => route.abort();

export const answersGarbage = (contentType: string) => (route: Route) =>
  route.fulfill({ contentType, body: GARBAGE });

/** What happens to a script. */
export const FAULTS = {
  fails,
  'answers 404': (route: Route) => route.fulfill({ status: 404, body: 'gone' }),
  'answers garbage': answersGarbage('text/javascript'),
} as const;

/** What the browser and the site say of files that are not what they should be. */
export const COMPLAINTS = [
  /Failed to load resource/,
  /ChunkLoadError|Loading chunk|Loading CSS/i,
  /Unexpected token/,
  /MIME type/,
  /is not (?:defined|valid JSON)|has been updated/,
];

/** Asserts that a page shows its heading and its text. */
export async function expectReadable(page: Page, name: string): Promise<void> {
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('article p:visible').first()).toBeVisible();
  await expect(page.locator('article pre code:visible').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Blog' }).first()).toBeVisible();
}
