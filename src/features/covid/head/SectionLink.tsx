import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePorts } from '@/lib/ports';
import { changeQuery } from '@/lib/url/query';
import { goTo } from '@/ui/goTo';
import { SECTION_PREFIX, type SectionKey } from '../covidAddress';

/** Renders a link that scrolls to a section of the page and writes it to the address. */
export function SectionLink({ to, children }: { to: SectionKey; children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { track } = usePorts();
  return (
    <a
      href={`?section=${to}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        track('covidSection', to);
        void navigate(
          { pathname, search: changeQuery(window.location.search, { section: to }) },
          { replace: true, preventScrollReset: true },
        );
        goTo(`${SECTION_PREFIX}${to}`);
      }}
    >
      {children}
    </a>
  );
}
