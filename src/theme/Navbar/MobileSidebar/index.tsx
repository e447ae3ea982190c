// Ejected so that the menu of small screens, and its styles, are loaded by
// those who open it; the theme has them in every page's first load.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import {
  useLocationChange,
  useLockBodyScroll,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal';

function loadMenu(): Promise<{ readonly default: ComponentType }> {
  return import(/* webpackChunkName: "mobile-menu" */ './Menu');
}

/** Loads the menu with the reader's first gesture, which may be its button's. */
function useMenuAhead(shouldRender: boolean): void {
  useEffect(() => {
    const load = () => {
      // Opening it tells of a failure.
      loadMenu().catch(() => undefined);
    };
    if (shouldRender) {
      addEventListener('pointerdown', load, { once: true });
    }
    return () => {
      removeEventListener('pointerdown', load);
    };
  }, [shouldRender]);
}

export default function NavbarMobileSidebar(): ReactNode {
  const { shouldRender, shown, toggle } = useNavbarMobileSidebar();
  const [Menu, setMenu] = useState<ComponentType>();
  const isWanted = shown && Menu === undefined;
  useLockBodyScroll(shown);
  useMenuAhead(shouldRender);
  // The theme's lists of the blog leave this to the new page's own navbar.
  useLocationChange(({ location, previousLocation }) => {
    if (shown && location.pathname !== previousLocation?.pathname) {
      toggle();
    }
  });

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isCurrent = true;
    loadMenu().then(
      ({ default: Loaded }) => {
        if (isCurrent) {
          setMenu(() => Loaded);
        }
      },
      () => {
        // Closed, so that the next press of the button tries again.
        if (isCurrent) {
          toggle();
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, toggle]);

  return shouldRender && Menu !== undefined ? <Menu /> : null;
}
