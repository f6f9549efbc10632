import { useId, useState, type FormEvent } from 'react';
import { Icon } from '@/ui/Icon';

/** A box with a button that adds what is typed. `onAdd` gives the reason when it cannot be added, at once or after asking; the text then stays in the box. */
export function AddBox({
  label,
  showLabel,
  placeholder,
  onAdd,
}: {
  label: string;
  /** Whether the label stands above the box, or is only spoken. */ showLabel?: boolean;
  placeholder: string;
  onAdd: (typed: string) => string | undefined | Promise<string | undefined>;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [asking, setAsking] = useState(false);
  const settle = (wrong: string | undefined) => {
    setProblem(wrong ?? '');
    if (!wrong) setTyped('');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (asking) return;
    const answer = onAdd(typed);
    if (!(answer instanceof Promise)) {
      settle(answer);
      return;
    }
    setAsking(true);
    void answer.then((wrong) => {
      setAsking(false);
      settle(wrong);
    });
  };
  return (
    <>
      <form className="add-box" onSubmit={handleSubmit} aria-busy={asking}>
        <label className={showLabel ? 'usa-label' : 'usa-sr-only'} htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          className="usa-input"
          type="text"
          placeholder={placeholder}
          value={typed}
          readOnly={asking}
          aria-invalid={problem !== ''}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem('');
          }}
        />
        <button
          type="submit"
          className="usa-button add-box__button"
          aria-label={`Add: filter by ${label.toLowerCase()}`}
          disabled={typed === ''}
        >
          <Icon name="plus" />
          <span>Add</span>
        </button>
      </form>
      {problem && (
        <p id={`${id}-problem`} className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** At least three characters, as every text of a search. */
export const tooShort = (text: string, minimum: number): string | undefined =>
  text.trim().length < minimum ? `Use at least ${minimum} characters.` : undefined;
