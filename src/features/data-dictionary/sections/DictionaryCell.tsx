import { useState } from 'react';
import { EMPTY_CELL, hasTerm, MAX_CELL_LENGTH } from '@/domain/dataDictionary';
import { Button } from '@/ui/Button';
import { Highlight } from '@/ui/Highlight';

/** Renders the text of a cell. Long text without the search term is shortened until the user expands it. */
export function DictionaryCell({ text, term }: { text: string; term: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!text) return <span className="dictionary__empty">{EMPTY_CELL}</span>;
  const isTruncatable = text.length > MAX_CELL_LENGTH && !hasTerm(text, term);
  return (
    <>
      <Highlight
        text={isTruncatable && !isOpen ? `${text.slice(0, MAX_CELL_LENGTH)}…` : text}
        part={term}
      />
      {isTruncatable && (
        <>
          {' '}
          <Button look="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Read Less' : 'Read More'}
          </Button>
        </>
      )}
    </>
  );
}
