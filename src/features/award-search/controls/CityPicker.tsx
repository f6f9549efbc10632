import { cityPlace, type City, type PlaceChoice } from '@/domain/search/places';
import { FOREIGN, locationIdentifier } from '@/domain/search/searchFilters';
import { searchCities, type CitySearch } from '@/services/autocomplete/placeMatchService';
import { Chips } from '@/ui/Chips';
import { Suggest } from '@/ui/Suggest';
import { USA } from './placeLists';

const SEARCH_DELAY_MS = 500;

/** Renders a search box for a city of the chosen country and state. A chosen city replaces the box. */
export function CityPicker({
  choice: { country, state, city },
  side,
  disabled,
  onChoose,
  onRemove,
}: {
  choice: PlaceChoice;
  side: CitySearch['side'];
  disabled: boolean;
  onChoose: (city: City) => void;
  onRemove: () => void;
}) {
  if (city)
    return (
      <>
        <Chips
          label="City"
          items={[{ key: 'city', label: cityPlace(city).display.standalone, onRemove }]}
        />
        {city.country !== USA.code && side === 'place_of_performance' && (
          <p className="control-hint">Some awards in other countries do not name a city.</p>
        )}
      </>
    );
  if (country.code === FOREIGN) return <p className="control-hint">Choose a country first.</p>;
  if (!country.code || disabled) return null;
  return (
    <Suggest
      key={`${country.code} ${state.code}`}
      label="City"
      placeholder="Enter a City"
      delay={SEARCH_DELAY_MS}
      search={async (text, signal) => [
        {
          heading: '',
          items: await searchCities({ side, country, state: state.code }, text, signal),
        },
      ]}
      itemKey={(match) => locationIdentifier(cityPlace(match))}
      itemText={(match) => cityPlace(match).display.standalone}
      onChoose={onChoose}
    />
  );
}
