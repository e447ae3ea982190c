// That the targets exist is held by the check of all links of the built site:
// the version menu of each page names them.
import { expect, it } from 'vitest';
import { NEAREST_SECTIONS } from '../../src/theme/NavbarItem/DocsVersionDropdownNavbarItem/nearestSections';
import { V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';

const OLD = { '4': V4_ROUTES, '2': V2_ROUTES };

it.each(Object.entries(OLD))(
  'version %s has a nearest section for each page that it lacks, and no other',
  (version, routes) => {
    const has = new Set(
      routes.map((route) => route.slice(`v${version}/`.length)),
    );
    expect(Object.keys(NEAREST_SECTIONS[version] ?? {}).sort()).toEqual(
      V5_ROUTES.filter((route) => !has.has(route)).sort(),
    );
  },
);

it('has no other version', () => {
  expect(Object.keys(NEAREST_SECTIONS)).toEqual(Object.keys(OLD));
});
