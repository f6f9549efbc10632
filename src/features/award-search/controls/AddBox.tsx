import { useId, useState, type FocusEvent, type FormEvent } from 'react';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

/** Renders a text box with an Add button. Leaving the box also adds its text, so that typed text is not lost. */
export function AddBox({
  label,
  showLabel,
  placeholder,
  onAdd,
}: {
  label: string;
  showLabel?: boolean;
  placeholder: string;
  /** Returns why the text cannot be added; undefined if it can. `hasLeft` is true if focus left the box. */
  onAdd: (typedText: string, hasLeft: boolean) => string | undefined | Promise<string | undefined>;
}) {
  const id = useId();
  const [typedText, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const showResult = (message: string | undefined) => {
    setProblem(message ?? '');
    if (!message) setTyped('');
  };
  const add = (hasLeft: boolean) => {
    if (isChecking || typedText === '') return;
    const result = onAdd(typedText, hasLeft);
    if (!(result instanceof Promise)) {
      showResult(result);
      return;
    }
    setIsChecking(true);
    void result.then((newProblem) => {
      setIsChecking(false);
      showResult(newProblem);
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
      <form className="add-box" onSubmit={handleSubmit} onBlur={handleBlur} aria-busy={isChecking}>
        <label className={showLabel ? 'usa-label' : 'usa-sr-only'} htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          className="usa-input"
          type="text"
          placeholder={placeholder}
          value={typedText}
          readOnly={isChecking}
          aria-invalid={problem !== ''}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem('');
          }}
        />
        <Button
          type="submit"
          className="add-box__button"
          aria-label={`Add: filter by ${label.toLowerCase()}`}
          disabled={typedText === ''}
        >
          <Icon name="plus" />
          <span>Add</span>
        </Button>
      </form>
      {problem && (
        <p id={`${id}-problem`} className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
