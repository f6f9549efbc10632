import throttle from 'lodash/throttle';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { classNames } from '@/lib/classNames';
import { timings } from '@/lib/layoutTokens';
import { changeQuery } from '@/lib/url/query';
import { goAndHold, openAt } from './goTo';
import { useCurrentInView } from './useCurrentInView';

export interface PageSection {
  id: string;
  label: string;
}

/** Returns the ID of the section in view ('' before the first update) and its setter. `ids` are joined by spaces. */
const useSectionInView = (ids: string) => {
  const [visibleId, setVisibleId] = useState('');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const visibleIds = new Set<string>();
    const updateVisibleId = throttle(() => {
      const sectionIds = ids.split(' ');
      // If the viewport is above all sections, as at the top of the page, the first section is current.
      const isAbove =
        (document.getElementById(sectionIds[0]!)?.getBoundingClientRect().top ?? 0) > 0;
      const firstId =
        sectionIds.find((id) => visibleIds.has(id)) ?? (isAbove ? sectionIds[0] : undefined);
      if (firstId) setVisibleId(firstId);
    }, timings.scrollThrottle);
    const observer = new IntersectionObserver(
      (entries) => {
        entries.forEach(({ target, isIntersecting }) => {
          if (isIntersecting) visibleIds.add(target.id);
          else visibleIds.delete(target.id);
        });
        updateVisibleId();
      },
      { rootMargin: '-150px 0px -40% 0px' },
    );
    ids.split(' ').forEach((id) => {
      const target = document.getElementById(id);
      if (target) observer.observe(target);
    });
    // The Home key can jump from below all sections to above them without an intersection event.
    window.addEventListener('scroll', updateVisibleId, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', updateVisibleId);
      updateVisibleId.cancel();
    };
  }, [ids]);
  return [visibleId, setVisibleId] as const;
};

/**
 * Renders links to the sections of a page. A click scrolls to a section and sets the parameter `section` without a history entry. A
 * page whose address has the parameter opens at that section.
 */
export function InPageNav({
  sections: pageSections,
  label = 'On this page',
  prefix = '',
  isList = false,
  onChoose,
}: {
  sections: readonly PageSection[];
  label?: string;
  /** A prefix of the element IDs that is not in the address. */
  prefix?: string;
  /** Whether a wide viewport shows the links as a list in two columns, for many long labels. */
  isList?: boolean;
  /** Called with the ID of the chosen section, without `prefix`. */
  onChoose?: (id: string) => void;
}) {
  const sections = pageSections.map((section) => ({ ...section, id: `${prefix}${section.id}` }));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const sectionName = new URLSearchParams(search).get('section');
  const requestedId = sectionName ? `${prefix}${sectionName}` : '';
  const ids = sections.map(({ id }) => id).join(' ');
  // Once the section in the initial address exists, the page scrolls to it. Afterwards only the links scroll.
  const openedId = useRef(requestedId);
  useEffect(
    () => (ids.split(' ').includes(openedId.current) ? openAt(openedId.current) : undefined),
    [ids],
  );
  const [sectionInView, setSeen] = useSectionInView(ids);
  const currentId = sectionInView || requestedId || sections[0]?.id;
  const nav = useCurrentInView(currentId);
  // Sections load while the page scrolls past them, so the chosen one is held in place.
  const stopHolding = useRef(() => {});
  useEffect(() => () => stopHolding.current(), []);
  const handleClick = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose?.(id.slice(prefix.length));
    openedId.current = '';
    void navigate(
      {
        pathname,
        search: changeQuery(window.location.search, { section: id.slice(prefix.length) }),
      },
      { replace: true, preventScrollReset: true },
    );
    setSeen(id);
    stopHolding.current();
    stopHolding.current = goAndHold(id);
  };
  return (
    <nav
      ref={nav}
      className={classNames('in-page-nav', isList && 'in-page-nav--list')}
      aria-label={label}
    >
      <ul>
        {sections.map(({ id, label: text }) => (
          <li key={id}>
            <a
              href={`?section=${id.slice(prefix.length)}`}
              className={classNames(
                'in-page-nav__link',
                id === currentId && 'in-page-nav__link--current',
              )}
              aria-current={id === currentId ? 'location' : undefined}
              onClick={handleClick(id)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
