import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { toMarkdown } from './convert';
import { readContent } from './page';

const URL = 'https://example.com/base/usage';

function markdown(html: string): string {
  const page = `<main><div class="theme-doc-markdown markdown"><header><h1>Usage</h1></header>${html}</div></main>`;
  const content = readContent(load(page), URL);
  return content === undefined ? '' : toMarkdown(content).trim();
}

const pre = (code: string, attributes = 'data-language="tsx"') =>
  `<div ${attributes}><div><button>Wrap</button><span role="status"></span></div><pre><code>${code}</code></pre></div>`;

const IOS = '<span data-platform="">iOS</span>';

describe('what a page is made of', () => {
  test('the title and controls stay out', () => {
    expect(
      markdown(
        '<button>Copy</button><h2 id="a">A<a class="hash-link" href="#a">#</a></h2><p>b</p>',
      ),
    ).toBe('## A\n\nb');
  });

  test('a badge is words', () => {
    expect(markdown(`<p>Run it ${IOS}, then</p>`)).toBe('Run it (iOS), then');
    expect(
      markdown(`<dl><div><dt>On</dt><dd>${IOS} ${IOS}</dd></div></dl>`),
    ).toBe('- **On:** iOS iOS');
  });

  test('an id that a heading does not give stays', () => {
    expect(
      markdown('<h2 id="pods">Install the pods</h2><h2 id="a">A</h2>'),
    ).toBe('## Install the pods {#pods}\n\n## A');
  });

  test('links become absolute, anchors of the page stay', () => {
    expect(
      markdown('<p><a href="/base/props#index">p</a> <a href="#b">b</a></p>'),
    ).toBe('[p](https://example.com/base/props#index) [b](#b)');
  });

  test('code keeps language, title and text', () => {
    const code = pre(
      '<span class="hl-keyword">const</span> a = &lt;b&gt;;\n\n<mark>c\n</mark>d',
      'data-language="tsx" data-title="App.tsx"',
    );
    expect(markdown(code)).toBe(
      '```tsx title="App.tsx"\nconst a = <b>;\n\nc\nd\n```',
    );
  });

  test('added and removed lines become a diff', () => {
    expect(
      markdown(pre('a <span>b</span>\n<del>c\n</del><ins>d\n</ins>e')),
    ).toBe('```diff\n a b\n-c\n+d\n e\n```');
  });

  test('facts are a list', () => {
    expect(
      markdown(
        '<dl><div><dt>Type</dt><dd><code>(\n  a: number\n) =&gt; void</code></dd></div><div><dt>Default</dt><dd>none</dd></div></dl>',
      ),
    ).toBe('- **Type:** `(a: number) => void`\n- **Default:** none');
  });

  test('of a demo only the code is left', () => {
    expect(
      markdown(
        `<div role="figure" data-demo="modal"><p>Loading</p><div><div>${pre('a')}</div></div></div>`,
      ),
    ).toBe('```tsx\na\n```');
  });

  test('a figure is its text alternative and caption', () => {
    expect(
      markdown(
        '<figure><svg role="img" aria-label="A sheet."><text>50%</text></svg><figcaption>See <code>index</code>.</figcaption></figure>',
      ),
    ).toBe('Figure: A sheet.\n\nSee `index`.');
  });

  test('an admonition is a quote with its kind and title', () => {
    const admonition = (title: string) =>
      `<div class="theme-admonition theme-admonition-warning"><div><span><svg></svg></span>${title}</div><div><p>b</p></div></div>`;
    expect(markdown(admonition('Mind'))).toBe('> **Warning: Mind**\n>\n> b');
    expect(markdown(admonition('warning'))).toBe('> **Warning**\n>\n> b');
  });

  test('a table keeps its caption', () => {
    expect(
      markdown(
        '<table><caption>Sizes</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>1 | 2</td></tr></tbody></table>',
      ),
    ).toBe('**Sizes**\n\n| a |\n| - |\n| 1 \\| 2 |');
  });

  test('details are opened', () => {
    expect(markdown('<details><summary>More</summary><p>b</p></details>')).toBe(
      '**More**\n\nb',
    );
  });
});

test('a page that nobody wrote has no content', () => {
  expect(readContent(load('<main><p>a</p></main>'), URL)).toBeUndefined();
});
