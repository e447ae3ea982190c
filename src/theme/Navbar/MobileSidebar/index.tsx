// Ejected for its weight: the mobile menu and its styles are loaded when it is opened, and
// not on every first visit. `Menu.tsx` wraps the original.
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

/** Loads the menu at the first press, which may be that of its button. */
function usePreloadMenu(shouldRender: boolean): void {
  useEffect(() => {
    // A failure is ignored: opening the menu tries again.
    const load = () => void loadMenu().catch(() => undefined);
    if (shouldRender) addEventListener('pointerdown', load, { once: true });
    return () => {
      removeEventListener('pointerdown', load);
    };
  }, [shouldRender]);
}

/** Closes the menu when a page is shown that the reader chose in it. */
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
          // The menu counts as closed, so that the next press tries again.
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
