// Overrides react-router-dom where Docusaurus' Link asks for it. There,
// all links of a page are rendered again whenever the address changes. Here they
// are plain, and followed as those of built pages are (`links.ts`). And a link to
// the home page is marked as current on every page there, since all are below it.
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
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
      className={[className, isCurrent && activeClassName]
        .filter(Boolean)
        .join(' ')}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}
