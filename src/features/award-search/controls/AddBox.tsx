import { useId, useState, type FormEvent } from 'react';
import { Icon } from '@/ui/Icon';

/** A box with a button that adds what is typed. `onAdd` gives the reason when it cannot be added; the text then stays in the box. */
export function AddBox({ label, placeholder, onAdd }: { label: string; placeholder: string; onAdd: (typed: string) => string | undefined }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = onAdd(typed);
    setProblem(wrong ?? '');
    if (!wrong) setTyped('');
  };
  return (
    <>
      <form className="add-box" onSubmit={handleSubmit}>
        <label className="usa-sr-only" htmlFor={id}>{label}</label>
        <input id={id} className="usa-input" type="text" placeholder={placeholder} value={typed} aria-invalid={problem !== ''} aria-describedby={problem ? `${id}-problem` : undefined} onChange={(event) => { setTyped(event.target.value); setProblem(''); }} />
        <button type="submit" className="usa-button add-box__button" aria-label={`Filter by ${label.toLowerCase()}`} disabled={typed === ''}><Icon name="plus" /><span>Add</span></button>
      </form>
      {problem && <p id={`${id}-problem`} className="field-error" role="alert">{problem}</p>}
    </>
  );
}

/** At least three characters, as every text of a search. */
export const tooShort = (text: string, minimum: number): string | undefined => (text.trim().length < minimum ? `Use at least ${minimum} characters.` : undefined);
