import { useId, useRef, type FormEvent } from 'react';
import { useKeyedState } from '@/lib/rendering/useDerivedState';
import { tooLong } from '@/lib/searchText';
import { Icon } from '@/ui/Icon';
import './search-box.scss';

export interface SearchBoxProps {
  /** Accessible name of the search: `Recipients`. */
  name: string;
  label: string;
  placeholder?: string;
  /** Minimum number of characters of a search. */
  shortest?: number;
  /** The active search text; '' for none. */
  asked: string;
  onSearch: (text: string) => void;
}

/** A search form. The search button becomes a clear button while the text is the active search. */
export function SearchBox({
  name,
  label,
  placeholder,
  shortest = 1,
  asked,
  onSearch,
}: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  // A change of the search in the URL fills the box.
  const [typed, setTyped] = useKeyedState(asked, asked);
  const wanted = typed.trim();
  const applied = asked !== '' && wanted === asked;
  const problem = tooLong(wanted);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (applied || wanted.length < shortest || problem) return;
    onSearch(wanted);
  };
  const handleChange = (text: string) => {
    setTyped(text);
    // Emptying the box ends the search.
    if (text === '' && asked) onSearch('');
  };
  // The clear button disappears when pressed, so the focus moves to the box.
  const handleClear = () => {
    onSearch('');
    box.current?.focus();
  };
  return (
    <form className="search-box" role="search" aria-label={name} onSubmit={handleSubmit}>
      <label htmlFor={id}>{label}</label>
      <div className="search-box__line">
        <input
          ref={box}
          id={id}
          type="search"
          className="usa-input"
          placeholder={placeholder}
          value={typed}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={(event) => handleChange(event.target.value)}
        />
        {applied ? (
          <button type="button" className="usa-button" onClick={handleClear}>
            <Icon name="close" />
            <span>Clear</span>
          </button>
        ) : (
          <button type="submit" className="usa-button" disabled={wanted.length < shortest}>
            <Icon name="search" />
            <span>Search</span>
          </button>
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="field-error" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
