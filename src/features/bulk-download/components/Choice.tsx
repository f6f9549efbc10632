/** A group of radio buttons. */
export function Choice<T extends string>({
  legend,
  name,
  value,
  options,
  onChange,
  hideLegend,
}: {
  legend: string;
  name: string;
  value: T;
  options: readonly { key: T; label: string; text?: string }[];
  onChange: (value: T) => void;
  hideLegend?: boolean;
}) {
  return (
    <fieldset className="form-choice">
      <legend className={hideLegend ? 'usa-sr-only' : undefined}>{legend}</legend>
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
