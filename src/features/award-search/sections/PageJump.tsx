import { useState, type FormEvent } from 'react';
import { Button } from '@/ui/Button';

export interface PageJumpProps {
  page: number;
  limit: number;
  hasNext: boolean;
  onPage: (page: number) => void;
}
/** Renders the pagination of a ranking: buttons for the previous and next ten, and a box for a page number. */
export function PageJump({ page, limit, hasNext, onPage }: PageJumpProps) {
  const [typedText, setTyped] = useState('');
  const pageNumber = /^\d{1,4}$/.test(typedText.trim()) ? Number(typedText) : 0;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (pageNumber < 1) return;
    onPage(pageNumber);
    setTyped('');
  };
  return (
    <nav className="rank-pages" aria-label="Results by Category: pages">
      <Button look="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Show previous ten
      </Button>
      <span>{`Rank ${(page - 1) * limit + 1} to ${page * limit}`}</span>
      <Button look="outline" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        Show next ten
      </Button>
      <form onSubmit={handleSubmit}>
        <label>
          Page{' '}
          <input
            className="usa-input"
            type="text"
            inputMode="numeric"
            maxLength={4}
            value={typedText}
            placeholder={String(page)}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Button type="submit" look="text" disabled={pageNumber < 1}>
          Go
        </Button>
      </form>
    </nav>
  );
}
