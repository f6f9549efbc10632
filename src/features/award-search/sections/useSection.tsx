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
/** Several can be open at once: each tells in its name whose text it is. */
const owners: Readonly<Record<SearchViewShape['type'], string>> = {
  table: 'table of results',
  categories: 'results by category',
  time: 'results over time',
  map: 'results by geography',
};

/** What the frame of a section needs beside its content. */
export interface SectionFrame {
  /** Opens and closes "Data sources and methodology". */
  button: ReactNode;
  /** The text of that, in the place of the content while it is open. */
  over: ReactNode;
  /** Records the use of a control of the section: what was used, and what was chosen with it. */
  used: (control: 'Dropdown' | 'Toggle', choice: string) => void;
}
/** The events of a section in analytics (pages document §13.6) and its "Data sources and methodology" (§8.1), whose text is that of the level in view. */
export const useSection = (
  section: SearchViewShape['type'],
  level: SpendingLevel,
): SectionFrame => {
  const id = useId();
  const { track } = usePorts();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const settled = useRef(open);
  const text = useRef<HTMLDivElement>(null);
  // The button stands at the end of what the text covers, which is lower while it does: opened the text comes into view, closed the button.
  useLayoutEffect(() => {
    if (settled.current === open) return;
    settled.current = open;
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
  // Focusable, because what does not fit is scrolled to by keyboard too.
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
    used: (control, choice) => track('searchSectionUsed', section, control, choice),
  };
};
