import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { goTo } from '@/ui/goTo';

/** A link to another section of the page. `view` sets query parameters of that section, so that the link opens one of its views. */
export function SectionLink({
  to,
  view = {},
  className,
  children,
}: {
  to: string;
  view?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  Object.entries({ ...view, section: to }).forEach(([name, value]) => query.set(name, value));
  const address = `?${query.toString()}`;
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ pathname, search: address }, { replace: true, preventScrollReset: true });
    goTo(to);
  };
  return (
    <a href={address} className={className} onClick={handleClick}>
      {children}
    </a>
  );
}
