import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  chipDefinitions,
  locationScopeSet,
  locationToggled,
  selectStaged,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import {
  chosenScope,
  locationIdentifier,
  scopeFields,
  type LocationScope,
} from '@/domain/search/searchFilters';
import type { LocationField } from '@/domain/search/changes';
import { useThunkDispatch } from '@/lib/redux';
import { searchLocations } from '@/services/autocomplete/placeMatchService';
import { Chips } from '@/ui/Chips';
import { Disclosure } from '@/ui/Disclosure';
import { lazyComponent } from '@/ui/lazyComponent';
import { Select } from '@/ui/Select';
import { ErrorBoundary, Loading } from '@/ui/Status';
import { Suggest } from '@/ui/Suggest';
import { Tabs } from '@/ui/Tabs';

const PlacePickers = lazyComponent(() => import('./PlacePickers'), {
  name: 'The list of places',
  waiting: <Loading />,
});
const sides = [
  { key: 'selectedLocations', label: 'Place of Performance', side: 'place_of_performance' },
  { key: 'selectedRecipientLocations', label: 'Recipient Location', side: 'recipient' },
] as const;
const scopes: readonly { key: LocationScope; label: string }[] = [
  { key: 'all', label: 'Everywhere' },
  { key: 'domestic', label: 'United States only' },
  { key: 'foreign', label: 'All foreign locations' },
];
const PLACES_PER_KIND = 4;
const locationChipDefinition = chipDefinitions.find(({ id }) => id === 'location')!;

/** Renders the location filters: places by name or from lists, and a scope. Results match the scope and one of the places. */
export function LocationControl() {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const filters = useSelector(selectStaged);
  const [tab, setTab] = useState<LocationField>('selectedLocations');
  const { label, side } = sides.find(({ key }) => key === tab)!;
  const scope = chosenScope(filters[tab], filters[scopeFields[tab]]);
  const groups = locationChipDefinition.groups(filters, '');
  return (
    <div>
      <Tabs
        label="Kind of location"
        tabs={sides}
        selected={tab}
        onSelect={(key) => setTab(key as LocationField)}
        panelId={`${id}-panel`}
        idPrefix={`${id.replaceAll(/[^a-z0-9]/gi, '')}-place`}
      />
      <div id={`${id}-panel`} role="tabpanel" aria-label={label}>
        <Suggest
          key={tab}
          label={`Search for a ${label.toLowerCase()}`}
          hideLabel
          placeholder="Search for a location..."
          delay={250}
          search={(text, signal) => searchLocations(text, PLACES_PER_KIND, signal)}
          itemKey={locationIdentifier}
          itemText={(item) => item.display.standalone}
          onChoose={(item) => dispatch(locationToggled(tab, item))}
        />
        <Disclosure title="Choose from lists" headingLevel={4}>
          <ErrorBoundary>
            <PlacePickers key={tab} field={tab} side={side} />
          </ErrorBoundary>
        </Disclosure>
        <label className="usa-label" htmlFor={`${id}-scope`}>
          Scope
        </label>
        <Select
          id={`${id}-scope`}
          options={scopes}
          value={scope}
          aria-describedby={`${id}-hint`}
          onChoose={(key) => dispatch(locationScopeSet(scopeFields[tab], key))}
        />
        <p id={`${id}-hint`} className="control-hint">
          {scope !== 'all' &&
            groups.some(({ caption, chips }) => caption === label && chips.length > 1) &&
            'Results match the scope and one of the places.'}
        </p>
      </div>
      {groups.map(({ caption, chips }) => (
        <Chips
          key={caption}
          label={`Chosen: ${caption}`}
          items={chips.map(({ key, text, remove }) => ({
            key,
            label: `${caption === sides[0].label ? '' : 'Recipient: '}${text}`,
            onRemove: () => remove.forEach((action) => dispatch(action)),
          }))}
        />
      ))}
    </div>
  );
}
