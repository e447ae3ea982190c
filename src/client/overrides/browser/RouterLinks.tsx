// Overrides react-router-dom in Docusaurus' Link. The original renders all links at each
// navigation, and marks a link to the home page as current on all pages. These links are
// plain, and `links.ts` follows them like those of built pages.
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly innerRef?: Ref<HTMLAnchorElement>;
}

/** Renders a plain link. */
export function Link({
  to,
  innerRef,
  children,
  ...props
}: LinkProps): ReactNode {
  return (
    <a {...props} ref={innerRef} href={to}>
      {children}
    </a>
  );
}

interface NavLinkProps extends LinkProps {
  readonly activeClassName?: string;
  readonly isActive?: (
    match: null,
    location: ReturnType<typeof useLocation>,
  ) => boolean;
}

/**
 * Renders a link that is marked as current on its page and on the pages below it. The
 * home page, the only one whose path ends in a slash, has none below it.
 */
export function NavLink({
  activeClassName,
  className,
  isActive,
  ...props
}: NavLinkProps): ReactNode {
  const location = useLocation();
  const path = props.to.replace(/[?#].*/, '');
  const isCurrent =
    isActive?.(null, location) ??
    (location.pathname === path || location.pathname.startsWith(`${path}/`));
  return (
    <Link
      {...props}
      className={clsx(className, isCurrent && activeClassName)}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}
