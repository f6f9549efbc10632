import { useEffect, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { locationToggled, selectStaged, type WithSearchFilters } from '@/blocks/search-filters';
import { countries } from '@/domain/countries';
import { getDistricts } from '@/domain/districts';
import type { LocationField } from '@/domain/search/changes';
import { chosenPlace, noPlaceChoice, type City, type PlaceChoice } from '@/domain/search/places';
import { locationIdentifier } from '@/domain/search/searchFilters';
import { usStates } from '@/domain/states';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { useLoaded } from '@/lib/requests/useLoaded';
import type { CitySearch } from '@/services/autocomplete/placeMatchService';
import { fetchCounties } from '@/services/static-files/boundaryService';
import { Button } from '@/ui/Button';
import { Picker } from '@/ui/Picker';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { PanelError } from '@/ui/Status';
import { CityPicker } from './CityPicker';
import {
  foreignCountries,
  ALL_ID,
  toItem,
  countryGroups,
  findPlace,
  stateGroups,
  USA,
  prependAll,
} from './placeLists';
import { ZipBox } from './ZipBox';

/** Returns which kind of place below the state is chosen; '' if none is. Only one kind can be chosen. */
const getChosenLevel = ({ city, county, current, original }: PlaceChoice) => {
  if (city) return 'city';
  if (county.code) return 'county';
  if (current) return 'current';
  return original && 'original';
};
const toPlaceChoice = (city: City): PlaceChoice => ({
  ...noPlaceChoice,
  country: city.country === USA.code ? USA : { code: city.country, name: city.countryName },
  state: findPlace(city.state ?? '', usStates),
  city,
});

interface PlaceListsProps {
  choice: PlaceChoice;
  side: CitySearch['side'];
  onChange: (choice: PlaceChoice) => void;
  onCityRemove: () => void;
}
function PlaceLists({ choice, side, onChange, onCityRemove }: PlaceListsProps) {
  const { country, state, county } = choice;
  const counties = useLoaded(state.code, () => fetchCounties(state.code));
  const isInState = country.code === USA.code && state.code !== '';
  const chosenLevel = getChosenLevel(choice);
  const isExcluded = (kind: typeof chosenLevel) => chosenLevel !== '' && chosenLevel !== kind;
  const renderDistrict = (kind: 'current' | 'original', label: string) => (
    <Picker
      label={`${label} (US only)`}
      placeholder="Select a congressional district"
      disabled={!isInState || isExcluded(kind)}
      value={choice[kind]}
      groups={prependAll(
        'All districts',
        getDistricts(kind, state.code).map((name) => ({ id: name, name })),
      )}
      onChange={({ id }) => onChange({ ...choice, [kind]: id === ALL_ID ? '' : id })}
    />
  );
  return (
    <>
      <Picker
        label="Country"
        placeholder="Select a country"
        groups={countryGroups}
        value={country.code}
        onChange={({ id }) =>
          onChange({
            ...noPlaceChoice,
            country: findPlace(id, [USA, foreignCountries, ...countries]),
          })
        }
      />
      <Picker
        label="State (US only)"
        placeholder="Select a state"
        disabled={country.code !== USA.code}
        groups={stateGroups}
        value={state.code}
        onChange={({ id }) =>
          onChange({ ...noPlaceChoice, country, state: findPlace(id, usStates) })
        }
      />
      <Picker
        label="County (US only)"
        placeholder="Select a county"
        disabled={!isInState || !counties.value?.length || isExcluded('county')}
        groups={prependAll('All counties', (counties.value ?? []).map(toItem))}
        value={county.code}
        onChange={({ id }) => onChange({ ...choice, county: findPlace(id, counties.value ?? []) })}
      />
      {counties.failure && <PanelError failure={counties.failure} onRetry={counties.retry} />}
      <CityPicker
        choice={choice}
        side={side}
        disabled={isExcluded('city')}
        onChoose={(city) => onChange(toPlaceChoice(city))}
        onRemove={onCityRemove}
      />
      {renderDistrict('current', 'Current congressional district')}
      {renderDistrict('original', 'Original congressional district')}
      {chosenLevel !== '' && (
        <p className="control-hint">You can choose only one of county, city and district.</p>
      )}
    </>
  );
}

/** Renders a form that adds a place from lists (country, state, county, city, district) or a ZIP code. */
export default function PlacePickers({
  field,
  side,
}: {
  field: LocationField;
  side: CitySearch['side'];
}) {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const { announce } = usePorts();
  const chosenPlaces = useSelector(selectStaged)[field];
  const [choice, setChoice] = useState<PlaceChoice>(noPlaceChoice);
  const form = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  // The chosen city replaces the box that had focus, so focus moves to the Add button.
  useEffect(() => {
    if (choice.city) addButton.current?.focus();
  }, [choice.city]);
  const focusCountry = () => form.current?.querySelector('input')?.focus();
  const item = chosenPlace(choice);
  const isAlreadyChosen = item !== undefined && chosenPlaces.has(locationIdentifier(item));
  const handleCityRemove = () => {
    setChoice({ ...choice, city: undefined });
    focusCountry();
  };
  const handleAdd = () => {
    if (!item || isAlreadyChosen) return;
    dispatch(locationToggled(field, item));
    announce(`${item.display.standalone} added`);
    setChoice(noPlaceChoice);
    // The Add button is disabled now, so focus moves to the country of the next place.
    focusCountry();
  };
  return (
    <div className="place-pickers">
      <div ref={form} role="group" aria-label="Place from lists">
        <PlaceLists
          choice={choice}
          side={side}
          onChange={setChoice}
          onCityRemove={handleCityRemove}
        />
        <p className="control-hint">
          <SlideOutLink panel="about-the-data" slug="congressional-district-data">
            About congressional districts
          </SlideOutLink>
        </p>
        <Button
          ref={addButton}
          disabled={!item || isAlreadyChosen}
          aria-describedby={`${id}-add`}
          onClick={handleAdd}
        >
          Add Filter
        </Button>
        <p id={`${id}-add`} className="control-hint">
          {item
            ? `${item.display.entity}: ${item.display.standalone}${isAlreadyChosen ? ' is already selected.' : ''}`
            : ''}
        </p>
      </div>
      <ZipBox field={field} />
    </div>
  );
}
