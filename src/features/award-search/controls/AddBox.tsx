import { useId, useState, type FocusEvent, type FormEvent } from 'react';
import { Icon } from '@/ui/Icon';

/** A text box with an Add button. Leaving the box adds the text too, so that none is missed. */
export function AddBox({
  label,
  showLabel,
  placeholder,
  onAdd,
}: {
  label: string;
  showLabel?: boolean;
  placeholder: string;
  /** Returns why the text cannot be added. `left` is true if focus left the box. */
  onAdd: (typed: string, left: boolean) => string | undefined | Promise<string | undefined>;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [asking, setAsking] = useState(false);
  const settle = (wrong: string | undefined) => {
    setProblem(wrong ?? '');
    if (!wrong) setTyped('');
  };
  const add = (left: boolean) => {
    if (asking || typed === '') return;
    const answer = onAdd(typed, left);
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
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    add(false);
  };
  // An error is not repeated each time focus leaves the box.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!problem && !currentTarget.contains(relatedTarget)) add(true);
  };
  return (
    <>
      <form className="add-box" onSubmit={handleSubmit} onBlur={handleBlur} aria-busy={asking}>
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
