// Ejected for its weight: the theme's has a variant for the mobile menu, which has no
// dropdown here.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type { DesktopOrMobileNavBarItemProps } from '@theme/NavbarItem/DropdownNavbarItem';

/** The events outside of the dropdown that close it. */
const CLOSING_EVENTS = ['mousedown', 'touchstart', 'focusin'];

/** Renders a link with a list of others, which opens under the pointer or by Enter. */
export default function Dropdown({
  items,
  position,
  className,
  ...link
}: DesktopOrMobileNavBarItemProps): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (!dropdown.current?.contains(target as Node)) setShown(false);
    };
    for (const type of CLOSING_EVENTS) document.addEventListener(type, close);
    return () => {
      for (const type of CLOSING_EVENTS) {
        document.removeEventListener(type, close);
      }
    };
  }, []);
  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item dropdown dropdown--hoverable', {
        'dropdown--right': position === 'right',
        'dropdown--show': isShown,
      })}
    >
      <NavbarNavLink
        {...link}
        role="button"
        aria-haspopup
        aria-expanded={isShown}
        className={clsx('navbar__link', className)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          setShown(!isShown);
        }}
      />
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  );
}
