import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { withSlideOut, type SlideOutFlag } from '@/lib/slideOutAddress';

/** A link that opens the glossary or About the Data over the page in view, on an entry or bare; the rest of the address stays. */
export function SlideOutLink({
  panel,
  slug,
  children,
  className,
  onFollow,
}: {
  panel: SlideOutFlag;
  slug?: string;
  children: ReactNode;
  className?: string;
  onFollow?: () => void;
}) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={{ pathname, search: withSlideOut(search, panel, slug) }}
      className={className}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}
