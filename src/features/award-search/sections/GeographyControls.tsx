import type { GeographyLayer, GeographyScope } from '@/services/search/results';
import { layers, scopes } from '@/blocks/places-map';

export interface GeographyView {
  scope: GeographyScope;
  layer: GeographyLayer;
  measure: 'total' | 'capita';
}
interface Option<T> {
  key: T;
  label: string;
  disabled?: boolean;
}
interface ChoiceProps<T extends string> {
  name: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (next: Option<T>) => void;
}
function Choice<T extends string>({ name, value, options, onChange }: ChoiceProps<T>) {
  const handleChange = (key: string) => onChange(options.find((option) => option.key === key)!);
  return (
    <label>
      {name}
      <select
        className="usa-select"
        value={value}
        onChange={(event) => handleChange(event.target.value)}
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

export interface GeographyControlsProps extends GeographyView {
  /** Receives the label of the chosen option, for analytics. */
  onUse: (choice: string) => void;
  onView: (changes: Partial<GeographyView>) => void;
}
/** The selects for the location, area and amount that the map shows. */
export function GeographyControls({
  scope,
  layer,
  measure,
  onUse,
  onView,
}: GeographyControlsProps) {
  // Countries have no population to divide by.
  const measures: readonly Option<'total' | 'capita'>[] = [
    { key: 'total', label: 'Total Spending' },
    { key: 'capita', label: 'Per Capita Spending', disabled: layer === 'country' },
  ];
  const change =
    <T extends string>(of: (key: T) => Partial<GeographyView>) =>
    ({ key, label }: Option<T>) => {
      onUse(label);
      onView(of(key));
    };
  return (
    <>
      <Choice
        name="Location"
        value={scope}
        options={scopes}
        onChange={change<GeographyScope>((key) => ({ scope: key }))}
      />
      <Choice
        name="Area"
        value={layer}
        options={layers}
        onChange={change<GeographyLayer>((key) => ({ layer: key }))}
      />
      <Choice
        name="Amount"
        value={layer === 'country' ? 'total' : measure}
        options={measures}
        onChange={change<'total' | 'capita'>((key) => ({ measure: key }))}
      />
    </>
  );
}
