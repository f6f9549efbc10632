import { useState } from 'react';
import { textOrMissing } from '@/domain/format';

const CHARACTERS = 300;
const truncate = (text: string): string => {
  const cut = text.slice(0, CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), CHARACTERS / 2))}...`;
};
/** A text that is shortened until the user expands it; `subject` names what it is about. */
export function ReadMore({ text, subject }: { text: string; subject: string }) {
  const [open, setOpen] = useState(false);
  if (text.length <= CHARACTERS)
    return <p className="covid-listing__text">{textOrMissing(text)}</p>;
  return (
    <p className="covid-listing__text">
      {open ? text : truncate(text)}{' '}
      <button
        type="button"
        className="usa-button usa-button--unstyled"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Read Less' : 'Read More'}
        <span className="usa-sr-only"> of {subject}</span>
      </button>
    </p>
  );
}
