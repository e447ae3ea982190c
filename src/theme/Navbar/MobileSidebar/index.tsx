// Replaced by a loader of `Menu.tsx`, which wraps the original: the menu of small screens
// and its styles are loaded by those who open it, where the theme has them in every
// page's first load.
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  useLocationChange,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal';
import { useHistory } from '@docusaurus/router';

function loadMenu(): Promise<{ readonly default: ComponentType }> {
  return import(/* webpackChunkName: "mobile-menu" */ './Menu');
}

/** Loads the menu with the reader's first gesture, which may be its button's. */
function usePreloadMenu(shouldRender: boolean): void {
  useEffect(() => {
    // Opening it tells of a failure.
    const load = () => void loadMenu().catch(() => undefined);
    if (shouldRender) addEventListener('pointerdown', load, { once: true });
    return () => {
      removeEventListener('pointerdown', load);
    };
  }, [shouldRender]);
}

/** Closes the menu when a page comes that the reader chose in it. */
function useCloseOnNavigation(shown: boolean, toggle: () => void): void {
  const history = useHistory();
  // A page that was on its way when the menu was opened leaves it open.
  const before = useRef<string>(undefined);
  useEffect(() => {
    before.current = history.location.pathname;
  }, [shown, history]);
  useLocationChange(({ location }) => {
    if (shown && location.pathname !== before.current) toggle();
  });
}

export default function NavbarMobileSidebar(): ReactNode {
  const { shouldRender, shown, toggle } = useNavbarMobileSidebar();
  const [Menu, setMenu] = useState<ComponentType>();
  const isWanted = shown && Menu === undefined;
  usePreloadMenu(shouldRender);
  useCloseOnNavigation(shown, toggle);

  useEffect(() => {
    let isCurrent = isWanted;
    if (isWanted) {
      loadMenu().then(
        ({ default: Loaded }) => {
          setMenu(() => Loaded);
        },
        () => {
          // Closed, so that the next press of the button tries again.
          if (isCurrent) toggle();
        },
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isWanted, toggle]);

  return Menu && <Menu />;
}
