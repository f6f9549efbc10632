import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchViewShape } from '@/domain/search/searchView';
import { usePorts } from '@/lib/ports';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary, Loading } from '@/ui/Status';

const MethodText = lazyComponent(() => import('./MethodText'), {
  name: 'The methodology text',
  waiting: <Loading />,
});
const METHOD_LABEL = 'Data sources and methodology';
/** Names of the sections, which distinguish the labels of methodology texts open at once. */
const sectionNames: Readonly<Record<SearchViewShape['type'], string>> = {
  table: 'table of results',
  categories: 'results by category',
  time: 'results over time',
  map: 'results by geography',
};

/** The parts of a section besides its own content. */
export interface SectionFrame {
  /** The button that opens and closes "Data sources and methodology". */
  button: ReactNode;
  /** The methodology text, which replaces the content while it is open. */
  overlay: ReactNode;
  /** Tracks the use of a control: its kind, and the option chosen. */
  trackUse: (control: 'Dropdown' | 'Toggle', choice: string) => void;
}
/** Returns the methodology button and text of a section (pages document §8.1), and the function that tracks its use (§13.6). */
export const useSection = (
  section: SearchViewShape['type'],
  level: SpendingLevel,
): SectionFrame => {
  const id = useId();
  const { track } = usePorts();
  const [isOpen, setOpen] = useState(false);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const textElement = useRef<HTMLDivElement>(null);
  // Scrolls the text or the button into view, because the text and the content that it replaces differ in height.
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? textElement : toggleButton).current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  const handleClick = () => {
    setOpen(!isOpen);
    track('searchMethods', isOpen ? 'Close' : 'Open', section, level);
  };
  const button = (
    <button
      type="button"
      ref={toggleButton}
      className="method-button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={handleClick}
    >
      {METHOD_LABEL}
    </button>
  );
  // Focusable, so that overflowing text can be scrolled by keyboard.
  const methodText = isOpen && (
    <div
      id={id}
      ref={textElement}
      className="method-text"
      role="region"
      aria-label={`${METHOD_LABEL}: ${sectionNames[section]}`}
      tabIndex={0}
    >
      <ErrorBoundary>
        <MethodText slug={`${section}-${level}`} />
      </ErrorBoundary>
    </div>
  );
  return {
    button,
    overlay: methodText,
    trackUse: (control, choice) => track('searchSectionUsed', section, control, choice),
  };
};
