import type { ComponentProps, ReactNode } from 'react';

export interface SelectOption<K> {
  key: K;
  label: string;
  disabled?: boolean;
}
interface SelectProps<K> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  /** The visible label around the select. Without it, the select needs a `<label>` of its own. */
  label?: ReactNode;
  options: readonly SelectOption<K>[];
  value: K;
  onChoose: (key: K) => void;
}
/** Renders a select. `className` is that of the label. */
export function Select<K extends string | number>(props: SelectProps<K>) {
  const { label, className, options, onChoose, ...rest } = props;
  const select = (
    <select
      {...rest}
      className="usa-select"
      onChange={({ target }) => onChoose(options[target.selectedIndex]!.key)}
    >
      {options.map(({ key, label: text, disabled }) => (
        <option key={key} value={key} disabled={disabled}>
          {text}
        </option>
      ))}
    </select>
  );
  if (!label) return select;
  return (
    <label className={className}>
      {label}
      {select}
    </label>
  );
}
