import type { ReactNode } from 'react';
import { useOpenSearch, type SearchTarget } from './useOpenSearch';

export interface OpenSearchButtonProps {
  target: SearchTarget;
  children: ReactNode;
  /** Called when the button is pressed, for analytics. */
  onPress?: () => void;
  className?: string;
}

/** Renders a button that opens Advanced Search with some filters. */
export function OpenSearchButton({
  target,
  children,
  onPress,
  className = 'usa-button usa-button--outline',
}: OpenSearchButtonProps) {
  const { open, busy, failed } = useOpenSearch();
  const handleClick = () => {
    onPress?.();
    void open(target);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={busy === target.key}
        onClick={handleClick}
      >
        {busy === target.key ? 'Opening…' : children}
      </button>
      {failed === target.key && (
        <span role="alert" className="field-error">
          We couldn’t open the search. Try again.
        </span>
      )}
    </>
  );
}
