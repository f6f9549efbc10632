import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { classNames } from '@/lib/classNames';

export interface PageSection { id: string; label: string }

const go = (id: string, behavior?: ScrollBehavior) => {
  const target = document.getElementById(id);
  target?.scrollIntoView?.({ behavior });
  if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
};

/** How long a section that the address named is held in place while what stands above it still grows, in milliseconds. */
const SETTLING = 3000;
/** Goes to a section at once and stays there until the page has settled or the visitor moves. Gives a way to stop. */
const goAndHold = (id: string): (() => void) => {
  go(id, 'instant');
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }));
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => { observer.disconnect(); clearTimeout(timer); moves.forEach((name) => window.removeEventListener(name, stop)); };
  const timer = setTimeout(stop, SETTLING);
  observer.observe(document.body);
  moves.forEach((name) => window.addEventListener(name, stop, { passive: true }));
  return stop;
};

/** Links to the sections of a page. The chosen one stands in the address as `section` (replaced, not pushed); an address with one scrolls there. */
export function InPageNav({ sections, label = 'On this page' }: { sections: readonly PageSection[]; label?: string }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('section') ?? '';
  const [seen, setSeen] = useState('');
  const ids = sections.map(({ id }) => id).join(' ');
  // Only the first address of a visit scrolls; afterwards the links do.
  useEffect(() => (ids.split(' ').includes(asked) ? goAndHold(asked) : undefined), [ids]); // eslint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const visible = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      entries.forEach(({ target, isIntersecting }) => { if (isIntersecting) visible.add(target.id); else visible.delete(target.id); });
      const first = ids.split(' ').find((id) => visible.has(id));
      if (first) setSeen(first);
    }, { rootMargin: '-80px 0px -40% 0px' });
    ids.split(' ').forEach((id) => { const target = document.getElementById(id); if (target) observer.observe(target); });
    return () => observer.disconnect();
  }, [ids]);
  const current = seen || asked || sections[0]?.id;
  const handleClick = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    const query = new URLSearchParams(window.location.search);
    query.set('section', id);
    void navigate({ pathname, search: `?${query.toString()}` }, { replace: true, preventScrollReset: true });
    setSeen(id);
    go(id);
  };
  return (
    <nav className="in-page-nav" aria-label={label}><ul>
      {sections.map(({ id, label: text }) => <li key={id}><a href={`?section=${id}`} className={classNames('in-page-nav__link', id === current && 'in-page-nav__link--current')} aria-current={id === current ? 'location' : undefined} onClick={handleClick(id)}>{text}</a></li>)}
    </ul></nav>
  );
}
