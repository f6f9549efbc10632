import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { getExistingPath } from './getExistingPath';

export { getExistingPath } from './getExistingPath';
export { renderLink } from './renderLink';
export { PROFILES_NOTE } from './profilesNote';

export interface PageLinkProps {
  /** Path of this site, with its query. */ to: string;
  className?: string;
  /** Called when the link is followed. */ onFollow?: () => void;
  children: ReactNode;
}
/** Renders a link to a page of this site, or its plain content if the page does not exist. */
export function PageLink({ to, className, onFollow, children }: PageLinkProps) {
  if (getExistingPath(to))
    return (
      <Link className={className} to={to} onClick={onFollow}>
        {children}
      </Link>
    );
  return <span className={className}>{children}</span>;
}
