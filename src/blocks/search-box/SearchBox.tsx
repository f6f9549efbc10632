import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { tooLong } from '@/lib/searchText';
import { Icon } from '@/ui/Icon';
import './search-box.scss';

export interface SearchBoxProps {
  /** What is looked for, as the search is called: `Recipients`. */
  name: string;
  label: string;
  placeholder?: string;
  /** Characters that a search takes at least. */
  shortest?: number;
  /** What was searched for; '' for nothing. */
  asked: string;
  onSearch: (text: string) => void;
}

/** Searches when it is submitted. The magnifier becomes a cross while the text is what was searched for. */
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
  const [typed, setTyped] = useState(asked);
  // The address is the search: another one fills the box.
  useEffect(() => {
    setTyped(asked);
  }, [asked]);
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
    // An emptied box is no search.
    if (text === '' && asked) onSearch('');
  };
  // The button that clears is off afterwards: the next search is typed where it stood.
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
