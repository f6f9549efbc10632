import type { FormEvent } from 'react';
import { Icon } from '@/ui/Icon';

const INPUT = 'state-term';
const COUNT = 'state-count';

export interface StateSearchProps {
  /** What stands in the box, and what is searched for. */
  input: string;
  term: string;
  /** How many are shown, in words. */
  counted: string;
  onInput: (input: string) => void;
  onSearch: (term: string) => void;
}

/** A plain form that searches the list on Enter or its button; emptying the box ends the search. */
export function StateSearch({ input, term, counted, onInput, onSearch }: StateSearchProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(input);
  };
  const handleInput = (next: string) => {
    onInput(next);
    if (!next && term) onSearch('');
  };
  return (
    <form className="states__tools" role="search" onSubmit={handleSubmit}>
      <label htmlFor={INPUT}>Search by name or code</label>
      <div className="states__box">
        <input
          id={INPUT}
          type="search"
          className="usa-input"
          value={input}
          maxLength={100}
          aria-describedby={COUNT}
          onChange={(event) => handleInput(event.target.value)}
        />
        <button type="submit" className="usa-button" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
      <p id={COUNT} className="states__count">
        {counted}
      </p>
    </form>
  );
}
