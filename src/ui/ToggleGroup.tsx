import { Button } from './Button';

interface ToggleGroupProps<T> {
  label: string;
  value: T;
  options: readonly { key: T; label: string }[];
  onChange: (key: T) => void;
  /** The reason why nothing can be chosen; the buttons are disabled. */
  disabledReason?: string;
}
/** Renders a group of buttons of which one is pressed. */
export function ToggleGroup<T extends string>({
  label,
  value,
  options,
  onChange,
  disabledReason = '',
}: ToggleGroupProps<T>) {
  return (
    <div className="toggle-group" role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.key}
          look="outline"
          aria-pressed={value === option.key}
          disabled={disabledReason !== ''}
          onClick={() => onChange(option.key)}
        >
          {option.label}
        </Button>
      ))}
      {disabledReason && <span className="control-hint">{disabledReason}</span>}
    </div>
  );
}
