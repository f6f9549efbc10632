import { useState } from 'react';
import { textOr } from '@/domain/format';

/** Letters that stand before the rest is asked for. */
const FIRST = 300;
const beginning = (text: string): string => {
  const cut = text.slice(0, FIRST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), FIRST / 2))}...`;
};
/** A text; the rest of a long one is one press away. `of` says what it is about, for those who hear the button alone. */
export function ReadMore({ text, of }: { text: string; of: string }) {
  const [open, setOpen] = useState(false);
  if (text.length <= FIRST) return <p className="covid-listing__text">{textOr(text)}</p>;
  return (
    <p className="covid-listing__text">
      {open ? text : beginning(text)}{' '}
      <button
        type="button"
        className="usa-button usa-button--unstyled"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Read Less' : 'Read More'}
        <span className="usa-sr-only"> of {of}</span>
      </button>
    </p>
  );
}
