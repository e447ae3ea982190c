// Ejected for its weight: these are the kinds that `docusaurus.config.ts` has.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export default {
  default: DefaultNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
};
