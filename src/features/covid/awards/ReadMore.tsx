import { useState } from 'react';
import { textOrMissing } from '@/domain/format';
import { Button } from '@/ui/Button';

const CHARACTERS = 300;
const truncate = (text: string): string => {
  const shortText = text.slice(0, CHARACTERS);
  return `${shortText.slice(0, Math.max(shortText.lastIndexOf(' '), CHARACTERS / 2))}...`;
};
/** Shows a long text shortened until the visitor expands it. `subject` names the text for screen readers. */
export function ReadMore({ text, subject }: { text: string; subject: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (text.length <= CHARACTERS)
    return <p className="covid-listing__text">{textOrMissing(text)}</p>;
  return (
    <p className="covid-listing__text">
      {isOpen ? text : truncate(text)}{' '}
      <Button look="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Read Less' : 'Read More'}
        <span className="usa-sr-only"> of {subject}</span>
      </Button>
    </p>
  );
}
