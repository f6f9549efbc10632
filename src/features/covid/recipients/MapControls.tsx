import type { CovidTabKey } from '@/domain/disaster/awardTabs';
import { mapAmounts, mapLayers, mapSpendings, type MapChoice } from '@/domain/disaster/mapFilters';
import type { Address } from '@/lib/url/address';
import { usePorts } from '@/lib/ports';
import { sortRows } from '@/lib/sortRows';
import { firstChoices, hasFaceValue, type recipientsAddress } from './recipientsView';

interface MenuProps<K extends string> {
  label: string;
  choices: readonly MapChoice<K>[];
  chosen: K;
  onChoose: (key: K) => void;
}
function Menu<K extends string>({ label, choices, chosen, onChoose }: MenuProps<K>) {
  return (
    <label>
      {label}
      <select
        className="usa-select"
        value={chosen}
        onChange={({ target }) => onChoose(target.value as K)}
      >
        {sortRows(choices, ({ order }) => order, 'asc').map(({ key, label: optionLabel }) => (
          <option key={key} value={key}>
            {optionLabel}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface MapControlsProps {
  /** The selected options. Award types without a face value show obligations instead. */
  values: typeof firstChoices;
  awards: CovidTabKey;
  write: Address<typeof recipientsAddress>['write'];
}
/** Renders the menus of the map, and a button that resets them. */
export function MapControls({ values, awards, write }: MapControlsProps) {
  const { track } = usePorts();
  const isChanged = (Object.keys(firstChoices) as (keyof typeof firstChoices)[]).some(
    (name) => values[name] !== firstChoices[name],
  );
  return (
    <div className="covid-map__controls" role="group" aria-label="Show on Map">
      <Menu
        label="Area Type"
        choices={mapLayers}
        chosen={values.mapArea}
        onChoose={(next) => {
          track('covidMapLayer', next);
          track('covidMapChoice', awards, 'area type', next);
          write({ mapArea: next }, 'replace');
        }}
      />
      <Menu
        label="Spending Type"
        choices={mapSpendings.filter(
          ({ key }) => hasFaceValue(awards) || key !== 'face_value_of_loan',
        )}
        chosen={values.mapSpending}
        onChoose={(next) => {
          track('covidMapChoice', awards, 'spending type', next);
          write({ mapSpending: next }, 'replace');
        }}
      />
      <Menu
        label="Amount Type"
        choices={mapAmounts}
        chosen={values.mapAmount}
        onChoose={(next) => {
          track('covidMapChoice', awards, 'amount type', next);
          write({ mapAmount: next }, 'replace');
        }}
      />
      <button
        type="button"
        className="usa-button usa-button--outline"
        aria-disabled={!isChanged}
        onClick={() => write(firstChoices, 'replace')}
      >
        Reset Map
      </button>
    </div>
  );
}
