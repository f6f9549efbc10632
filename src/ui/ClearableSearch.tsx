import { CloseButton } from './CloseButton';

/** Renders a search box for a list on the page, with a button that clears it. */
export function ClearableSearch({
  id,
  label,
  placeholder,
  value,
  onChange,
  maxLength,
}: {
  id: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
}) {
  return (
    <div className="search-box">
      <label className="usa-sr-only" htmlFor={id}>
        Search {label}
      </label>
      <input
        id={id}
        className="usa-input"
        type="text"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={maxLength}
      />
      {value && (
        <CloseButton
          className="search-box__clear"
          label="Clear search"
          onClick={() => onChange('')}
        />
      )}
    </div>
  );
}
