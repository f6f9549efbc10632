import type { ReactNode } from 'react';
import { usePorts } from '@/lib/ports';
import { useOpenSearch, type SearchWish } from '../openSearch';

/** Opens the search whose numbers a question shows. */
export function SearchWay({ wish, children }: { wish: SearchWish; children: ReactNode }) {
  const { track } = usePorts();
  const { open, busy, failed } = useOpenSearch();
  const handleClick = () => {
    track({ category: 'Homepage', action: 'Link', label: `question ${wish.key}` });
    void open(wish);
  };
  return (
    <>
      <button
        type="button"
        className="usa-button usa-button--outline"
        aria-disabled={busy === wish.key}
        onClick={handleClick}
      >
        {busy === wish.key ? 'Opening…' : children}
      </button>
      {failed === wish.key && (
        <span role="alert" className="field-error">
          The search could not be opened. Try again.
        </span>
      )}
    </>
  );
}
