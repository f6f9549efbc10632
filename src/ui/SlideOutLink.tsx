import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePorts } from '@/lib/ports';
import { withSlideOut, type SlideOutFlag } from '@/lib/url/slideOutAddress';

/**
 * A link that opens the glossary or About the Data over the current page, with or without an entry; the rest of the address stays.
 * `onFollow` tracks it as its own event; without it a link to a term is tracked as a glossary link.
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
