import { useEffect, useId, useState, type FormEvent } from 'react';
import { tooLong } from '@/lib/searchText';
import { Icon } from '@/ui/Icon';

/** Finds accounts by number, name or agency. The magnifier becomes a cross while the text is what was searched for. */
export function AccountSearch({
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
    if (!applied && wanted && !problem) onSearch(wanted);
  };
  const handleChange = (text: string) => {
    setTyped(text);
    // An emptied box is no search.
    if (text === '' && asked) onSearch('');
  };
  return (
    <form
      className="account-search"
      role="search"
      aria-label="Federal accounts"
      onSubmit={handleSubmit}
    >
      <label htmlFor={id}>Account Number, Account Name, or Agency</label>
      <div className="account-search__line">
        <input
          id={id}
          type="search"
          className="usa-input"
          placeholder="Search by Account Number, Account Name, or Agency..."
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
          <button type="submit" className="usa-button" disabled={!wanted}>
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
