// Overrides react-router-dom, for which Docusaurus' Link asks. There, all links are
// rendered at each step, and one to the home page is marked as current on all
// pages. Here they are plain, and followed as those of built pages (`links.ts`).
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly innerRef?: Ref<HTMLAnchorElement>;
}

/** A link. */
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
 * A link that is marked on the page that it leads to and on those below it.
 * The home page, whose path alone ends in a slash, has none below it.
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
