import { layerOf, layers, scopeLabel, scopes } from '@/blocks/places-map';
import type { GeographyLayer, GeographyScope } from '@/services/search/results';
import { Select, type SelectOption } from '@/ui/Select';

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
const measureLabels = { total: 'Total Spending', capita: 'Per Capita Spending' };

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
    { key: 'total', label: measureLabels.total },
    { key: 'capita', label: measureLabels.capita, disabled: layer === 'country' },
  ];
  const change = (label: string, changes: Partial<GeographyView>) => {
    onUse(label);
    onView(changes);
  };
  return (
    <>
      <Select
        label="Location"
        value={scope}
        options={scopes}
        onChoose={(key) => change(scopeLabel(key), { scope: key })}
      />
      <Select
        label="Area"
        value={layer}
        options={layers}
        onChoose={(key) => change(layerOf(key).label, { layer: key })}
      />
      <Select
        label="Amount"
        value={layer === 'country' ? 'total' : measure}
        options={measures}
        onChoose={(key) => change(measureLabels[key], { measure: key })}
      />
    </>
  );
}
