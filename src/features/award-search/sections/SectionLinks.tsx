import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { changeQuery } from '@/lib/url/query';
import { goAndHold } from '@/ui/goTo';

const sections = [
  { name: 'categories', label: 'By category' },
  { name: 'time', label: 'Over time' },
  { name: 'map', label: 'Map' },
] as const;
/** Milliseconds that a section may take to load and render its heading. */
const LOAD_TIMEOUT_MS = 10_000;

/** Scrolls to a section and focuses its heading once the heading has rendered. Returns a function that cancels both. */
const goToSection = (name: string): (() => void) => {
  const section = document.getElementById(`section-${name}`);
  if (!section) return () => {};
  const focusHeading = () => {
    const id = section.querySelector('h2')?.id;
    return id ? goAndHold(id) : undefined;
  };
  const cancelHold = focusHeading();
  if (cancelHold) return cancelHold;
  // A section loads once it is near the viewport.
  section.scrollIntoView?.({ behavior: 'instant' });
  const initialFocus = document.activeElement;
  let cancelDelayedHold = () => {};
  const observer = new MutationObserver(() => {
    const cancelNewHold = document.activeElement === initialFocus ? focusHeading() : undefined;
    if (!cancelNewHold) return;
    cancelDelayedHold = cancelNewHold;
    observer.disconnect();
  });
  observer.observe(section, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), LOAD_TIMEOUT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    cancelDelayedHold();
  };
};

/** Renders links to the sections below the table of results. */
export function SectionLinks() {
  const { search } = useLocation();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const handleClick = (name: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    stop.current();
    stop.current = goToSection(name);
  };
  return (
    <nav className="section-links" aria-label="Sections of the results">
      <span aria-hidden="true">Jump to</span>
      <ul>
        {sections.map(({ name, label }) => (
          <li key={name}>
            <a href={changeQuery(search, { section: name })} onClick={handleClick(name)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
