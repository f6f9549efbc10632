import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePorts } from '@/lib/ports';
import { withSlideOut, type SlideOutFlag } from '@/lib/url/slideOutAddress';

/**
 * Renders a link that opens the glossary or About the Data over the current page, at the entry `slug` if given. `onFollow` replaces the
 * default tracking of links to glossary terms.
 */
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
  const { track } = usePorts();
  return (
    <Link
      to={{ pathname, search: withSlideOut(search, panel, slug) }}
      className={className}
      onClick={({ currentTarget }) => {
        if (onFollow) onFollow();
        else if (panel === 'glossary' && slug)
          track('glossaryLink', currentTarget.textContent, slug);
      }}
    >
      {children}
    </Link>
  );
}
