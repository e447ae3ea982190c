import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { toMarkdown } from './htmlToMarkdown';
import { readContent } from './readContent';

const URL = 'https://example.com/base/usage';

function markdown(html: string): string {
  const page = `<main><div class="theme-doc-markdown markdown"><header><h1>Usage</h1></header>${html}</div></main>`;
  const content = readContent(load(page), URL);
  return content === undefined ? '' : toMarkdown(content).trim();
}

const pre = (code: string, attributes = 'data-language="tsx"') =>
  `<div ${attributes}><div><button>Wrap</button><span role="status"></span></div><pre><code>${code}</code></pre></div>`;

const IOS = '<span data-platform="">iOS</span>';

const admonition = (title: string) =>
  `<div class="theme-admonition theme-admonition-warning"><div><span><svg></svg></span>${title}</div><div><p>b</p></div></div>`;

test.each([
  [
    'the title and controls stay out',
    '<button>Copy</button><h2 id="a">A<a class="hash-link" href="#a">#</a></h2><p>b</p>',
    '## A\n\nb',
  ],
  ['a badge is words', `<p>Run it ${IOS}, then</p>`, 'Run it (iOS), then'],
  [
    'an id that a heading does not give stays',
    '<h2 id="pods">Install the pods</h2><h2 id="a">A</h2>',
    '## Install the pods {#pods}\n\n## A',
  ],
  [
    'links become absolute, anchors of the page stay',
    '<p><a href="/base/props#index">p</a> <a href="#b">b</a></p>',
    '[p](https://example.com/base/props#index) [b](#b)',
  ],
  [
    'code keeps language, title and text',
    pre(
      '<span class="hl-keyword">const</span> a = &lt;b&gt;;\n\n<mark>c\n</mark>d',
      'data-language="tsx" data-title="App.tsx"',
    ),
    '```tsx title="App.tsx"\nconst a = <b>;\n\nc\nd\n```',
  ],
  [
    'added and removed lines become a diff',
    pre('a <span>b</span>\n<del>c\n</del><ins>d\n</ins>e'),
    '```diff\n a b\n-c\n+d\n e\n```',
  ],
  [
    'facts are a list',
    '<dl><div><dt>Type</dt><dd><code>(\n  a: number\n) =&gt; void</code></dd></div><div><dt>Default</dt><dd>none</dd></div></dl>',
    '- **Type:** `(a: number) => void`\n- **Default:** none',
  ],
  [
    'of a demo only the code is left',
    `<div role="figure" data-demo="modal"><p>Loading</p><div><div>${pre('a')}</div></div></div>`,
    '```tsx\na\n```',
  ],
  [
    'a figure is its text alternative and caption',
    '<figure><svg role="img" aria-label="A sheet."><text>50%</text></svg><figcaption>See <code>index</code>.</figcaption></figure>',
    'Figure: A sheet.\n\nSee `index`.',
  ],
  [
    'an admonition is a quote with its kind and title',
    admonition('Mind') + admonition('warning'),
    '> **Warning: Mind**\n>\n> b\n\n> **Warning**\n>\n> b',
  ],
  [
    'a table keeps its caption',
    '<table><caption>Sizes</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>1 | 2</td></tr></tbody></table>',
    '**Sizes**\n\n| a |\n| - |\n| 1 \\| 2 |',
  ],
  [
    'details are opened',
    '<details><summary>More</summary><p>b</p></details>',
    '**More**\n\nb',
  ],
])('%s', (_, html, expected) => {
  expect(markdown(html)).toBe(expected);
});
