import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  Helmet,
  HelmetProvider,
  type HelmetServerState,
} from 'react-helmet-async';
import { describe, expect, it } from 'vitest';
import { addUp } from './headState';

/** What react-helmet-async makes of the same `<Head>`s. */
function helmetOf(heads: readonly ReactNode[]): HelmetServerState {
  const context: { helmet?: HelmetServerState } = {};
  renderToStaticMarkup(
    <HelmetProvider context={context}>
      {heads.map((children, index) => (
        <Helmet key={index}>{children}</Helmet>
      ))}
    </HelmetProvider>,
  );
  if (context.helmet === undefined) {
    throw new Error('react-helmet-async has made nothing.');
  }
  return context.helmet;
}

function markup(heads: readonly ReactNode[]): string[] {
  return addUp(heads)
    .tags.map(({ name, attributes, text }) => {
      const list = Object.entries(attributes)
        .map(([attribute, value]) => ` ${attribute}="${value}"`)
        .join('');
      const isVoid = name === 'meta' || name === 'link';
      return `<${name} data-rh="true"${list}${isVoid ? '/>' : `>${text}</${name}>`}`;
    })
    .sort();
}

function helmetMarkup({ link, meta, script }: HelmetServerState): string[] {
  return (
    [link, meta, script]
      .flatMap((each) => each.toString().split(/(?<=\/>|<\/script>)(?=<)/))
      .filter((tag) => tag !== '')
      // HTML takes names of attributes in any case.
      .map((tag) => tag.replace('hrefLang', 'hreflang'))
      .sort()
  );
}

const HEADS: readonly ReactNode[] = [
  <>
    <html lang="en" dir="ltr" className="first" />
    <title>Site</title>
    <meta property="og:title" content="Site" />
    <meta name="description" content="Of the site" />
    <link rel="canonical" href="https://a.example/" />
    <link rel="alternate" href="/a" hrefLang="en" />
    <link rel="alternate" href="/a" hrefLang="x-default" />
  </>,
  <>
    {null}
    {false}
    <html lang="en" className="second" data-is-ready={true} />
    <body data-kind="page" />
  </>,
  [
    <title key="title">Page | Site</title>,
    <meta key="og" property="og:title" content="Page | Site" />,
    <meta key="none" content="of no kind" />,
    <link key="canonical" rel="canonical" href="https://a.example/page" />,
    <meta key="charset" charSet="utf-8" />,
    <script key="data" type="application/ld+json">
      {'{"a":1}'}
    </script>,
  ],
  <>
    <meta name="Description" content="Of the page" />
    <link rel="alternate" type="text/markdown" href="/page.md" />
  </>,
];

describe('the state of the head', () => {
  it('is what react-helmet-async makes of the same', () => {
    const theirs = helmetOf(HEADS);
    const ours = addUp(HEADS);
    expect(markup(HEADS)).toEqual(helmetMarkup(theirs));
    expect(`<title data-rh="true">${ours.title ?? ''}</title>`).toBe(
      theirs.title.toString(),
    );
    expect(ours.html).toEqual({
      lang: 'en',
      dir: 'ltr',
      class: 'second',
      'data-is-ready': 'true',
    });
    expect(theirs.htmlAttributes.toString()).toBe(
      'lang="en" dir="ltr" class="second" data-is-ready="true"',
    );
    expect(ours.body).toEqual({ 'data-kind': 'page' });
  });

  it('goes back to what is left when a head is gone', () => {
    const left = HEADS.slice(0, 2);
    expect(markup(left)).toEqual(helmetMarkup(helmetOf(left)));
    expect(addUp(left).title).toBe('Site');
  });
});
