import { useId, type FormEvent, type ReactNode } from 'react';
import { Icon } from '@/ui/Icon';

/** Renders the search box of a slide-out, with its example. */
export function PanelSearch({
  label,
  placeholder,
  example,
  value,
  onChange,
  onSubmit,
}: {
  label: string;
  placeholder: string;
  example: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: (event: FormEvent) => void;
}) {
  const id = useId();
  return (
    <form className="slide-out__search" role="search" aria-label={label} onSubmit={onSubmit}>
      <div className="slide-out__box">
        <input
          type="search"
          className="usa-input"
          aria-label={label}
          aria-describedby={id}
          placeholder={placeholder}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
      <p id={id} className="slide-out__example">
        Example: &quot;{example}&quot;
      </p>
    </form>
  );
}

/** Renders the message for a slide-out search without results. */
export function NoResults({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="slide-out__none">
      <h3>No Results Found</h3>
      <p className="breakable">{text}</p>
      {children}
    </div>
  );
}
