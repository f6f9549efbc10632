import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/classNames';
import { builtPath } from './builtPath';

export { builtPath } from './builtPath';
export { linked } from './linked';

export interface PageLinkProps {
  /** An address of this site, with its query. */ to: string;
  className?: string;
  /** Told when the link is followed. */ onFollow?: () => void;
  children: ReactNode;
}
/** A link to a page of this site; plain text marked "coming" until that page is built. */
export function PageLink({ to, className, onFollow, children }: PageLinkProps) {
  if (builtPath(to))
    return (
      <Link className={className} to={to} onClick={onFollow}>
        {children}
      </Link>
    );
  return (
    <span className={classNames(className, 'page-to-come')}>
      {children} <span className="page-to-come__mark">coming</span>
    </span>
  );
}
