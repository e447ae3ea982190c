// Wrapped for keyboards: with the theme's menu, the page below stays in the tab order,
// Escape does not close it, and the focus is lost when it closes.
import { useEffect, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Menu from '@theme-original/Navbar/MobileSidebar';
import './menu.css';

export default function MenuByKeyboard(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const below = document.querySelectorAll('#__docusaurus > :not(.navbar)');
    const setInert = (isInert: boolean) => {
      for (const element of below) element.toggleAttribute('inert', isInert);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    setInert(true);
    addEventListener('keydown', onKeyDown);
    return () => {
      setInert(false);
      removeEventListener('keydown', onKeyDown);
      if (document.activeElement?.closest('.navbar-sidebar')) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [shown, toggle]);
  return <Menu />;
}
