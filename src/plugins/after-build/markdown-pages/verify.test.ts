import { load } from 'cheerio';
import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { toMarkdown } from './htmlToMarkdown';
import { readContent } from './readContent';
import { verifyMarkdown } from './verify';

const PAGE = `<div class="theme-doc-markdown">
<h2>Install it</h2>
<p>Run <code>a</code>, then <b>re</b>start.</p>
<fieldset><label>npm</label></fieldset>
<div data-language="bash"><pre><code>yarn add x</code></pre></div>
<dl><div><dt>Type</dt><dd><code>string</code></dd></div></dl>
</div>`;

function contentOf(html: string): Root {
  const content = readContent(load(html), 'https://example.com/');
  if (content === undefined) throw new Error('no content');
  return content;
}

const content = contentOf(PAGE);
const markdown = toMarkdown(content);

test.each([
  ['a command', '```bash\nyarn add x\n```', '"yarn", "add", "x"'],
  ['a heading', '## Install it', '"install", "it"'],
  ['a fact', '- **Type:** `string`', '"type", "string"'],
])('losing %s is a fault', (_what, part, words) => {
  expect(markdown).toContain(part);
  const [fault] = verifyMarkdown(content, markdown.replace(part, ''));
  expect(fault).toContain(words);
});

test.each([
  ['<div>x</div>', 'has HTML'],
  ['a <Install packages="a" /> b', 'has HTML'],
  ['a \\<Install packages="a" /> b', 'has a tag'],
])('leaking %s is a fault', (leak, fault) => {
  expect(verifyMarkdown(content, `${markdown}\n${leak}\n`).join()).toContain(
    fault,
  );
});
