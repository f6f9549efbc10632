import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeQuery } from '@/lib/url/query';
import { goTo } from '@/ui/goTo';

interface SectionLinkProps {
  to: string;
  /** Query parameters of that section, which open one of its views. */
  view?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
}
/** Renders a link to another section of the page. */
export function SectionLink({ to, view = {}, className, children }: SectionLinkProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const newSearch = changeQuery(search, { ...view, section: to });
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ pathname, search: newSearch }, { replace: true, preventScrollReset: true });
    goTo(to);
  };
  return (
    <a href={newSearch} className={className} onClick={handleClick}>
      {children}
    </a>
  );
}
