import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchViewShape } from '@/domain/search/searchView';
import { usePorts } from '@/lib/ports';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary, Loading } from '@/ui/Status';

const MethodText = lazyComponent(() => import('./MethodText'), {
  name: 'The text',
  waiting: <Loading />,
});
const NAME = 'Data sources and methodology';
/** Several texts can be open at once, so each label names its section. */
const owners: Readonly<Record<SearchViewShape['type'], string>> = {
  table: 'table of results',
  categories: 'results by category',
  time: 'results over time',
  map: 'results by geography',
};

/** What a section renders and calls besides its own content. */
export interface SectionFrame {
  /** Opens and closes "Data sources and methodology". */
  button: ReactNode;
  /** The methodology text, which replaces the content while it is open. */
  over: ReactNode;
  /** Tracks the use of a control: its kind, and the option chosen. */
  trackUse: (control: 'Dropdown' | 'Toggle', choice: string) => void;
}
/** Returns the methodology of a section (pages document §8.1) and its analytics (§13.6). */
export const useSection = (
  section: SearchViewShape['type'],
  level: SpendingLevel,
): SectionFrame => {
  const id = useId();
  const { track } = usePorts();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const lastOpen = useRef(open);
  const text = useRef<HTMLDivElement>(null);
  // The text and the content it replaces differ in height, which moves the button out of view.
  useLayoutEffect(() => {
    if (lastOpen.current === open) return;
    lastOpen.current = open;
    (open ? text : toggle).current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const handleClick = () => {
    setOpen(!open);
    track('searchMethods', open ? 'Close' : 'Open', section, level);
  };
  const button = (
    <button
      type="button"
      ref={toggle}
      className="method-button"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={handleClick}
    >
      {NAME}
    </button>
  );
  // Focusable, so that overflowing text can be scrolled by keyboard.
  const over = open && (
    <div
      id={id}
      ref={text}
      className="method-text"
      role="region"
      aria-label={`${NAME}: ${owners[section]}`}
      tabIndex={0}
    >
      <ErrorBoundary>
        <MethodText slug={`${section}-${level}`} />
      </ErrorBoundary>
    </div>
  );
  return {
    button,
    over,
    trackUse: (control, choice) => track('searchSectionUsed', section, control, choice),
  };
};
