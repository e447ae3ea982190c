import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { extractPage } from './extract';

const PAGE = `<html><head>
<meta name="docsearch:language" content="en">
<meta name="docsearch:version" content="4">
<meta name="docsearch:docusaurus_tag" content="docs-default-4"></head><body>
<nav>Navigation</nav>
<article><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>
<p>Intro with <code>onChange</code>.</p>
<h2 id="first">First<a class="hash-link" href="#first">#</a></h2>
<dl class="api-facts"><div><dt>Import<dd>import</div><div><dt>Type<dd><code>number</code></div><div><dt>Default<dd>0</div><div><dt>Try<dd>try it</div></dl>
<table><tr><th>Seen</th><th>Cure</th></tr><tr><td>Nothing</td><td>Open it</td></tr></table>
<ul><li><a href="#first">One</a></li><li><p><a href="/x#y">Two</a></p></li></ul>
<p>Works<span class="badge">iOS</span>here.</p><a href="https://snack.expo.dev/?x">Open in Snack</a>
<div data-language="tsx"><pre><code>import { useSafeAreaInsets } from 'x';
const secret = &lt;View testID={1} /&gt;;</code></pre></div>
<div data-language="text"><pre><code>It went wrong!</code></pre></div>
<ul><li><span id="example-map"></span><a href="#example-map">Map</a>. A list.</li></ul>
<div data-demo="map" aria-label="Live demo: map"><p>After it.</p></div>
<h2 id="next">Next</h2><ul><li>Another page</li></ul></div></article></body></html>`;

describe('extractPage', () => {
  it('reads headings, texts and messages, each once, and the names of programs', () => {
    const { sections = [], ...page } =
      extractPage(load(PAGE), '/v4/title') ?? {};
    expect(page).toEqual({
      tag: 'docs-default-4',
      language: 'en',
      version: '4',
      url: '/v4/title',
      links: [
        ['/v4/title#first', 'One'],
        ['/x#y', 'Two'],
        ['/v4/title#example-map', 'Map'],
      ],
    });
    const texts = [
      'Type: number · Default: 0',
      'Nothing · Open it',
      'One',
      'Two',
      'Works iOS here.',
      'It went wrong!',
      'Live demo: map',
      'After it.',
    ];
    expect(
      sections.map((one) => [one.level, one.anchor, one.heading, one.texts]),
    ).toEqual([
      [1, '', 'Title', ['Intro with onChange.']],
      [2, 'first', 'First', texts],
      [3, 'example-map', 'Map', ['Map. A list.']],
    ]);
    expect(sections.flatMap(({ names }) => [...names])).toEqual([
      'useSafeAreaInsets',
      'testID',
    ]);
  });

  it.each(['<main><p>No title</p></main>', '<h1>No content</h1>'])(
    'finds nothing in %s',
    (html) => {
      expect(extractPage(load(html), '/x')).toBeUndefined();
    },
  );
});
