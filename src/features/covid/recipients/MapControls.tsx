import type { CovidTabKey } from '@/domain/disaster/awardTabs';
import { mapAmounts, mapLayers, mapSpendings, type MapChoice } from '@/domain/disaster/mapFilters';
import type { Address } from '@/lib/url/address';
import { usePorts } from '@/lib/ports';
import { sortRows } from '@/lib/sortRows';
import { Button } from '@/ui/Button';
import { Select } from '@/ui/Select';
import { defaultChoices, hasFaceValue, type recipientsAddress } from './recipientsView';

const inOrder = <K extends string>(choices: readonly MapChoice<K>[]) =>
  sortRows(choices, ({ order }) => order, 'asc');

export interface MapControlsProps {
  /** The selected options. Award types without a face value show obligations instead. */
  values: typeof defaultChoices;
  tabKey: CovidTabKey;
  write: Address<typeof recipientsAddress>['write'];
}
/** Renders the menus of the map, and a button that resets them. */
export function MapControls({ values, tabKey, write }: MapControlsProps) {
  const { track } = usePorts();
  const isChanged = (Object.keys(defaultChoices) as (keyof typeof defaultChoices)[]).some(
    (name) => values[name] !== defaultChoices[name],
  );
  return (
    <div className="covid-map__controls" role="group" aria-label="Show on Map">
      <Select
        label="Area Type"
        options={inOrder(mapLayers)}
        value={values.mapArea}
        onChoose={(newAmount) => {
          track('covidMapLayer', newAmount);
          track('covidMapChoice', tabKey, 'area type', newAmount);
          write({ mapArea: newAmount }, 'replace');
        }}
      />
      <Select
        label="Spending Type"
        options={inOrder(mapSpendings).filter(
          ({ key }) => hasFaceValue(tabKey) || key !== 'face_value_of_loan',
        )}
        value={values.mapSpending}
        onChoose={(newSpending) => {
          track('covidMapChoice', tabKey, 'spending type', newSpending);
          write({ mapSpending: newSpending }, 'replace');
        }}
      />
      <Select
        label="Amount Type"
        options={inOrder(mapAmounts)}
        value={values.mapAmount}
        onChoose={(newArea) => {
          track('covidMapChoice', tabKey, 'amount type', newArea);
          write({ mapAmount: newArea }, 'replace');
        }}
      />
      <Button
        look="outline"
        aria-disabled={!isChanged}
        onClick={() => write(defaultChoices, 'replace')}
      >
        Reset Map
      </Button>
    </div>
  );
}
