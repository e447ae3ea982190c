import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NavLink } from './RouterLinks';

/** A link's HTML on the page of that path. */
function renderOn(
  path: string,
  to: string,
  isActive?: (match: null, location: { readonly pathname: string }) => boolean,
): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <NavLink
        to={to}
        className="link"
        activeClassName="link--active"
        isActive={isActive}
      >
        There
      </NavLink>
    </MemoryRouter>,
  );
}

const MARKED = 'class="link link--active" aria-current="page"';

describe('a link of the navbar', () => {
  it.each([
    ['/site/blog', '/site/blog'],
    ['/site/blog/post', '/site/blog'],
    ['/site/usage', '/site/usage?q=1#babel'],
    ['/site/', '/site/'],
  ])('on %s is marked if it leads to %s', (path, to) => {
    const html = renderOn(path, to);
    expect(html).toContain(MARKED);
    expect(html).toContain(`href="${to}"`);
  });

  it.each([
    ['/site/blogs', '/site/blog'],
    ['/site/usage', '/site/blog'],
    ['/site/usage', '/site/'],
  ])('on %s is not marked if it leads to %s', (path, to) => {
    expect(renderOn(path, to)).toBe(`<a class="link" href="${to}">There</a>`);
  });

  it('is marked where it says so itself', () => {
    const isV4 = (_: null, { pathname }: { readonly pathname: string }) =>
      pathname.startsWith('/site/v4');
    expect(renderOn('/site/v4/props', '/site/v4', isV4)).toContain(MARKED);
    expect(renderOn('/site/props', '/site/props', isV4)).not.toContain(MARKED);
  });
});
