import type { ReactNode } from 'react';
import { useOpenSearch, type WayIntoSearch } from './useOpenSearch';

export interface SearchWayProps {
  way: WayIntoSearch;
  children: ReactNode;
  /** Called when the button is pressed, for analytics. */
  onTake?: () => void;
  className?: string;
}

/** A button that opens Advanced Search with some filters. */
export function SearchWay({
  way,
  children,
  onTake,
  className = 'usa-button usa-button--outline',
}: SearchWayProps) {
  const { open, busy, failed } = useOpenSearch();
  const handleClick = () => {
    onTake?.();
    void open(way);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={busy === way.key}
        onClick={handleClick}
      >
        {busy === way.key ? 'Opening…' : children}
      </button>
      {failed === way.key && (
        <span role="alert" className="field-error">
          The search could not be opened. Try again.
        </span>
      )}
    </>
  );
}
