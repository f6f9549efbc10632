import { useEffect, useId, useState, type FormEvent } from 'react';
import { tooLong } from '@/lib/searchText';
import { Icon } from '@/ui/Icon';
import { SHORTEST } from './landingAddress';

/** Finds recipients by name or identifier. The magnifier becomes a cross while the text is what was searched for. */
export function SearchBox({
  asked,
  onSearch,
}: {
  asked: string;
  onSearch: (text: string) => void;
}) {
  const id = useId();
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
    if (applied || wanted.length < SHORTEST || problem) return;
    onSearch(wanted);
  };
  const handleChange = (text: string) => {
    setTyped(text);
    // An emptied box is no search.
    if (text === '' && asked) onSearch('');
  };
  return (
    <form
      className="recipient-search"
      role="search"
      aria-label="Recipients"
      onSubmit={handleSubmit}
    >
      <label htmlFor={id}>Recipient Name, UEI, or Legacy DUNS</label>
      <div className="recipient-search__line">
        <input
          id={id}
          type="search"
          className="usa-input"
          value={typed}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={(event) => handleChange(event.target.value)}
        />
        {applied ? (
          <button type="button" className="usa-button" onClick={() => onSearch('')}>
            <Icon name="close" />
            <span>Clear</span>
          </button>
        ) : (
          <button type="submit" className="usa-button" disabled={wanted.length < SHORTEST}>
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
