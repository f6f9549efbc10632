import { layers, scopes } from '@/blocks/places-map';
import type { GeographyLayer, GeographyScope } from '@/services/search/results';
import { SelectControl, type SelectOption } from './SelectControl';

export interface GeographyView {
  scope: GeographyScope;
  layer: GeographyLayer;
  measure: 'total' | 'capita';
}
export interface GeographyControlsProps extends GeographyView {
  /** Receives the label of the chosen option, for analytics. */
  onUse: (choice: string) => void;
  onView: (changes: Partial<GeographyView>) => void;
}
/** Renders the selects for the location, area and amount that the map shows. */
export function GeographyControls({
  scope,
  layer,
  measure,
  onUse,
  onView,
}: GeographyControlsProps) {
  // There is no population data for countries.
  const measures: readonly SelectOption<GeographyView['measure']>[] = [
    { key: 'total', label: 'Total Spending' },
    { key: 'capita', label: 'Per Capita Spending', disabled: layer === 'country' },
  ];
  const change = (label: string, changes: Partial<GeographyView>) => {
    onUse(label);
    onView(changes);
  };
  return (
    <>
      <SelectControl
        name="Location"
        value={scope}
        options={scopes}
        onChange={({ key, label }) => change(label, { scope: key })}
      />
      <SelectControl
        name="Area"
        value={layer}
        options={layers}
        onChange={({ key, label }) => change(label, { layer: key })}
      />
      <SelectControl
        name="Amount"
        value={layer === 'country' ? 'total' : measure}
        options={measures}
        onChange={({ key, label }) => change(label, { measure: key })}
      />
    </>
  );
}
