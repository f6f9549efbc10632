export interface SelectOption<T> {
  key: T;
  label: string;
  disabled?: boolean;
}
export interface SelectControlProps<T extends string> {
  name: string;
  value: T;
  options: readonly SelectOption<T>[];
  onChange: (option: SelectOption<T>) => void;
}
/** Renders a select with a visible label, among the controls of a section. */
export function SelectControl<T extends string>({
  name,
  value,
  options,
  onChange,
}: SelectControlProps<T>) {
  return (
    <label>
      {name}
      <select
        className="usa-select"
        value={value}
        onChange={({ target }) => onChange(options.find(({ key }) => key === target.value)!)}
      >
        {options.map(({ key, label, disabled }) => (
          <option key={key} value={key} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
