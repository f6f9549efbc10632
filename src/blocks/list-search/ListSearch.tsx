import { useId, type FormEvent } from 'react';
import { useKeyedState } from '@/lib/rendering/useDerivedState';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import './list-search.scss';

export interface ListSearchProps {
  label: string;
  term: string;
  /** Text with the number of shown entries. */
  countText: string;
  onSearch: (term: string) => void;
}

/** Renders a search form for a list. Enter or the button starts a search, and emptying the box ends it. */
export function ListSearch({ label, term, countText, onSearch }: ListSearchProps) {
  const id = useId();
  // Back, Forward and links change the term from outside.
  const [input, setInput] = useKeyedState(term, term);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(input);
  };
  const handleInput = (newInput: string) => {
    setInput(newInput);
    if (!newInput && term) onSearch('');
  };
  return (
    <form className="list-search" role="search" onSubmit={handleSubmit}>
      <label htmlFor={`${id}-term`}>{label}</label>
      <div className="list-search__box">
        <input
          id={`${id}-term`}
          type="search"
          className="usa-input"
          value={input}
          maxLength={100}
          aria-describedby={`${id}-count`}
          onChange={(event) => handleInput(event.target.value)}
        />
        <Button type="submit" aria-label="Search">
          <Icon name="search" />
        </Button>
      </div>
      <p id={`${id}-count`} className="list-search__count">
        {countText}
      </p>
    </form>
  );
}
