import { useId, useRef, type FormEvent } from 'react';
import { useKeyedState } from '@/lib/rendering/useDerivedState';
import { getLengthProblem } from '@/lib/searchText';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import './search-box.scss';

export interface SearchBoxProps {
  /** Accessible name of the search: `Recipients`. */
  name: string;
  label: string;
  placeholder?: string;
  /** Minimum number of characters of a search. */
  minLength?: number;
  /** The active search text; '' for none. */
  activeText: string;
  onSearch: (text: string) => void;
}

/** Renders a search form. The search button becomes a clear button while the text is the active search. */
export function SearchBox({
  name,
  label,
  placeholder,
  minLength = 1,
  activeText,
  onSearch,
}: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  // The box follows the search in the URL.
  const [inputText, setInputText] = useKeyedState(activeText, activeText);
  const searchText = inputText.trim();
  const isActive = activeText !== '' && searchText === activeText;
  const problem = getLengthProblem(searchText);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isActive || searchText.length < minLength || problem) return;
    onSearch(searchText);
  };
  const handleChange = (text: string) => {
    setInputText(text);
    // Emptying the box ends the search.
    if (text === '' && activeText) onSearch('');
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
          value={inputText}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={(event) => handleChange(event.target.value)}
        />
        {isActive ? (
          <Button onClick={handleClear}>
            <Icon name="close" />
            <span>Clear</span>
          </Button>
        ) : (
          <Button type="submit" disabled={searchText.length < minLength}>
            <Icon name="search" />
            <span>Search</span>
          </Button>
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
