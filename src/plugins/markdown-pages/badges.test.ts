import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { toMarkdown } from './convert';
import { readContent } from './page';

const IOS = '<span data-platform="">iOS</span>';
const ANDROID = '<span data-platform="">Android</span>';

test.each([
  ['after a word', `Run it ${IOS}, then`, 'Run it (iOS), then'],
  ['without a blank before', `a spring${IOS} and`, 'a spring (iOS) and'],
  ['after code', `<code>a</code> ${IOS}.`, '`a` (iOS).'],
  ['at the start', `${ANDROID} It listens.`, 'Android: It listens.'],
  ['two at the start', `${IOS} ${ANDROID} Both.`, 'iOS, Android: Both.'],
  ['two in a sentence', `Not ${IOS} ${ANDROID}.`, 'Not (iOS, Android).'],
  ['alone', IOS, 'iOS'],
  ['none', 'Nothing.', 'Nothing.'],
])('a badge %s is words', (_, html, expected) => {
  const content = readContent(
    load(`<div class="theme-doc-markdown"><p>${html}</p></div>`),
    'https://example.com/base/usage',
  );
  expect(content && toMarkdown(content).trim()).toBe(expected);
});
