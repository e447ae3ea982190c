// Overrides the theme's `useHideableNavbar` where the navbar does not hide
// on scroll: the original still follows the scrolling and the address.

/** As in the original. */
export function useHideableNavbar(): { readonly isNavbarVisible: boolean } {
  return { isNavbarVisible: true };
}
