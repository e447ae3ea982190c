// Ejected to leave out hiding the navbar on scroll, which is off.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type { Props } from '@theme/Navbar/Layout';

export default function NavbarLayout({ children }: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  return (
    <nav
      aria-label="Main"
      className={clsx('navbar navbar--fixed-top', {
        'navbar-sidebar--show': shown,
      })}
    >
      {children}
      <div
        role="presentation"
        className="navbar-sidebar__backdrop"
        onClick={toggle}
      />
      <NavbarMobileSidebar />
    </nav>
  );
}
