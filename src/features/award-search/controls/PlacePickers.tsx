import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { locationToggled, selectStaged, type WithSearchFilters } from '@/blocks/search-filters';
import { countries } from '@/domain/countries';
import { districtsOf } from '@/domain/districts';
import type { LocationField } from '@/domain/search/changes';
import { chosenPlace, noPlaceChoice, type City, type PlaceChoice } from '@/domain/search/places';
import { locationIdentifier } from '@/domain/search/searchFilters';
import { usStates } from '@/domain/states';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { useLoaded } from '@/lib/useLoaded';
import type { CitySearch } from '@/services/autocomplete/placeMatchService';
import { fetchCounties } from '@/services/static-files/boundaryService';
import { Picker, type PickerItem } from '@/ui/Picker';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { PanelError } from '@/ui/Status';
import { CityPicker } from './CityPicker';
import { abroad, ALL, asItem, countryGroups, nameOf, states, USA, withAll } from './placeLists';
import { ZipBox } from './ZipBox';

/**
 * A form that builds a place from lists: country, state, and a county, city or district. A ZIP code that the API knows can be added
 * instead.
 */
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
  const chosen = useSelector(selectStaged)[field];
  const [choice, setChoice] = useState<PlaceChoice>(noPlaceChoice);
  const form = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { country, state, county, city, current, original } = choice;
  // The chosen city replaces the box that had focus, so focus moves to the Add button.
  useEffect(() => {
    if (city) add.current?.focus();
  }, [city]);
  const counties = useLoaded(state.code, () => fetchCounties(state.code));
  const districts = useMemo(
    () => ({
      current: districtsOf('current', state.code),
      original: districtsOf('original', state.code),
    }),
    [state.code],
  );
  const item = chosenPlace(choice);
  const present = item !== undefined && chosen.has(locationIdentifier(item));
  const inState = country.code === USA.code && state.code !== '';
  /** What is chosen below the state: county, city and the two kinds of district exclude each other. */
  const narrowed = city
    ? 'city'
    : county.code
      ? 'county'
      : current
        ? 'current'
        : original
          ? 'original'
          : '';
  const off = (part: typeof narrowed) => narrowed !== '' && narrowed !== part;

  const handleCountry = ({ id: code }: PickerItem) =>
    setChoice({ ...noPlaceChoice, country: nameOf(code, [USA, abroad, ...countries]) });
  const handleState = ({ id: code }: PickerItem) =>
    setChoice({ ...noPlaceChoice, country, state: nameOf(code, usStates) });
  const handleCity = (found: City) =>
    setChoice({
      ...noPlaceChoice,
      country: found.country === USA.code ? USA : { code: found.country, name: found.countryName },
      state: nameOf(found.state ?? '', usStates),
      city: found,
    });
  const handleCityRemoved = () => {
    setChoice({ ...choice, city: undefined });
    form.current?.querySelector('input')?.focus();
  };
  const handleAdd = () => {
    if (!item || present) return;
    dispatch(locationToggled(field, item));
    announce(`${item.display.standalone} added`);
    setChoice(noPlaceChoice);
    // The Add button is disabled now, so focus moves to the country of the next place.
    form.current?.querySelector('input')?.focus();
  };
  const district = (kind: 'current' | 'original', label: string) => (
    <Picker
      label={`${label} (US only)`}
      placeholder="Select a congressional district"
      disabled={!inState || off(kind)}
      value={choice[kind] || ''}
      groups={withAll(
        'All districts',
        districts[kind].map((name) => ({ id: name, name })),
      )}
      onChange={({ id: name }) => setChoice({ ...choice, [kind]: name === ALL ? '' : name })}
    />
  );
  return (
    <div className="place-pickers">
      <div ref={form} role="group" aria-label="Place from lists">
        <Picker
          label="Country"
          placeholder="Select a country"
          groups={countryGroups}
          value={country.code}
          onChange={handleCountry}
        />
        <Picker
          label="State (US only)"
          placeholder="Select a state"
          disabled={country.code !== USA.code}
          groups={states}
          value={state.code}
          onChange={handleState}
        />
        <Picker
          label="County (US only)"
          placeholder="Select a county"
          disabled={!inState || !counties.value?.length || off('county')}
          groups={withAll('All counties', (counties.value ?? []).map(asItem))}
          value={county.code}
          onChange={({ id: code }) =>
            setChoice({ ...choice, county: nameOf(code, counties.value ?? []) })
          }
        />
        {counties.failure && <PanelError failure={counties.failure} onRetry={counties.retry} />}
        <CityPicker
          choice={choice}
          side={side}
          disabled={off('city')}
          onChoose={handleCity}
          onRemove={handleCityRemoved}
        />
        {district('current', 'Current congressional district')}
        {district('original', 'Original congressional district')}
        {narrowed !== '' && (
          <p className="control-hint">You can choose only one of county, city and district.</p>
        )}
        <p className="control-hint">
          <SlideOutLink panel="about-the-data" slug="congressional-district-data">
            About congressional districts
          </SlideOutLink>
        </p>
        <button
          type="button"
          ref={add}
          className="usa-button"
          disabled={!item || present}
          aria-describedby={`${id}-add`}
          onClick={handleAdd}
        >
          Add Filter
        </button>
        <p id={`${id}-add`} className="control-hint">
          {item
            ? `${item.display.entity}: ${item.display.standalone}${present ? ' is already selected.' : ''}`
            : ''}
        </p>
      </div>
      <ZipBox field={field} />
    </div>
  );
}
