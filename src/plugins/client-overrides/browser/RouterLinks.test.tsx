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

describe('a link of the navbar', () => {
  it.each([
    ['/site/blog', '/site/blog', true],
    ['/site/blog/post', '/site/blog', true],
    ['/site/usage', '/site/usage?q=1#babel', true],
    ['/site/', '/site/', true],
    ['/site/blogs', '/site/blog', false],
    ['/site/usage', '/site/blog', false],
    ['/site/usage', '/site/', false],
  ])('on %s is marked if it leads to %s: %s', (path, to, isMarked) => {
    const mark = isMarked ? ' link--active" aria-current="page' : '';
    expect(renderOn(path, to)).toBe(
      `<a class="link${mark}" href="${to}">There</a>`,
    );
  });

  it('is marked where it says so itself', () => {
    const isV4 = (_: null, { pathname }: { readonly pathname: string }) =>
      pathname.startsWith('/site/v4');
    expect(renderOn('/site/v4/props', '/site/v4', isV4)).toContain('--active');
    expect(renderOn('/site/props', '/site/props', isV4)).not.toContain(
      'active',
    );
  });
});
