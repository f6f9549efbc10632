/** Renders a group of radio buttons, whose legend is for screen readers only. */
export function Choice<T extends string>({
  legend,
  name,
  value,
  options,
  onChange,
}: {
  legend: string;
  name: string;
  value: T;
  options: readonly { key: T; label: string; text?: string }[];
  onChange: (value: T) => void;
}) {
  return (
    <fieldset className="form-choice">
      <legend className="usa-sr-only">{legend}</legend>
      {options.map(({ key, label, text }) => (
        <div key={key} className="form-choice__item">
          <label>
            <input
              type="radio"
              name={name}
              checked={value === key}
              onChange={() => onChange(key)}
            />{' '}
            {label}
          </label>
          {text && <p>{text}</p>}
        </div>
      ))}
    </fieldset>
  );
}
