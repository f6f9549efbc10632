import { useState } from 'react';
import { textOrMissing } from '@/domain/format';
import { Button } from '@/ui/Button';
import './read-more.scss';

const PREVIEW_LENGTH = 300;
const truncate = (text: string): string => {
  const shortText = text.slice(0, PREVIEW_LENGTH);
  return `${shortText.slice(0, Math.max(shortText.lastIndexOf(' '), PREVIEW_LENGTH / 2))}...`;
};
/** Shows a long text shortened until the visitor expands it. `subject` names the text for screen readers. */
export function ReadMore({ text, subject }: { text: string; subject: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (text.length <= PREVIEW_LENGTH) return <p className="listing-text">{textOrMissing(text)}</p>;
  return (
    <p className="listing-text">
      {isOpen ? text : truncate(text)}{' '}
      <Button look="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Read Less' : 'Read More'}
        <span className="usa-sr-only"> of {subject}</span>
      </Button>
    </p>
  );
}
