import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectStaged } from '@/blocks/search-filters';
import { BarRows } from '@/charts/bar-rows/BarRows';
import type { SpendingLevel } from '@/domain/codes/awardTypes';
import { isoDay } from '@/domain/fiscal';
import { money, moneyShort, plural } from '@/domain/format';
import type { SearchCriteria } from '@/domain/search/criteria';
import { usStates } from '@/domain/states';
import { usePorts } from '@/lib/ports';
import { useRequest } from '@/lib/useRequest';
import { apiRoot } from '@/services/http/client';
import { fetchGeography, geographyBody, type GeographyLayer, type GeographyScope, type PlaceTotal } from '@/services/search/totalsService';
import { Figure } from '@/ui/Figure';
import { placeAsFilter } from '../addAsFilter';
import { placesSlice, selectPlaces, type SearchPageState } from '../state/searchResults';

/** Rows drawn as bars; the table holds them all. */
const DRAWN = 15;
const layers: readonly { key: GeographyLayer; label: string; one: string }[] = [{ key: 'state', label: 'States & Territories', one: 'state or territory' }, { key: 'district', label: 'Congressional Districts', one: 'district' }, { key: 'county', label: 'Counties', one: 'county' }, { key: 'country', label: 'Countries', one: 'country' }];
const scopes: readonly { key: GeographyScope; label: string }[] = [{ key: 'place_of_performance', label: 'Place of Performance' }, { key: 'recipient_location', label: 'Recipient Location' }];
const stateNames = new Map(usStates.map(({ code, fips, name }) => [code, { name, fips }]));
const byFips = new Map(usStates.map(({ fips, code }) => [fips, code]));

/** What a place is called on its own: counties with their state, unknown places as such. */
const placeLabel = (layer: GeographyLayer, { code, name }: PlaceTotal): string => (layer === 'county' && name ? `${name}, ${byFips.get(code.slice(0, 2)) ?? ''}` : layer === 'state' ? stateNames.get(code)?.name ?? name : name) || 'Place not stated';

export interface ResultsByGeographyProps { criteria: SearchCriteria; searchKey: string; level: SpendingLevel; scope: GeographyScope; layer: GeographyLayer; measure: 'total' | 'capita'; onView: (changes: { scope?: GeographyScope; layer?: GeographyLayer; measure?: 'total' | 'capita' }) => void }

/** Obligations of the search by place, in total or for each resident, largest first; each place can become a filter. */
export default function ResultsByGeography({ criteria, searchKey, level, scope, layer, measure, onView }: ResultsByGeographyProps) {
  const dispatch = useDispatch();
  const { announce } = usePorts();
  const staged = useSelector(selectStaged);
  const body = geographyBody(criteria, level, scope, layer);
  const { status, answer, error, retry } = useRequest<SearchPageState, readonly PlaceTotal[]>(placesSlice, selectPlaces, JSON.stringify([searchKey, level, scope, layer]), (signal) => fetchGeography(body, signal));
  // Countries have no population to divide by.
  const capita = measure === 'capita' && layer !== 'country';
  const valueOf = (place: PlaceTotal) => (capita ? place.perCapita ?? 0 : place.obligations);
  const places = useMemo(() => [...(answer ?? [])].filter((place) => !capita || place.perCapita !== null).sort((a, b) => (capita ? (b.perCapita ?? 0) - (a.perCapita ?? 0) : b.obligations - a.obligations)), [answer, capita]);
  const { label, one } = layers.find(({ key }) => key === layer)!;
  const [first] = places;
  const shown = (place: PlaceTotal) => (capita ? money(place.perCapita) : moneyShort(place.obligations, 2));
  const action = (place: PlaceTotal) => {
    const made = placeAsFilter(staged, scope, layer, place);
    return made && { label: made.chosen ? 'In your filters' : 'Add as filter', done: made.chosen, onClick: () => { dispatch(made.action); announce(`${placeLabel(layer, place)} added to the filters. Press Submit to search.`); } };
  };
  const choice = <T extends string>(name: string, value: T, options: readonly { key: T; label: string; disabled?: boolean }[], change: (next: T) => void) => (
    <label>{name}<select className="usa-select" value={value} onChange={(event) => change(event.target.value as T)}>{options.map((option) => <option key={option.key} value={option.key} disabled={option.disabled}>{option.label}</option>)}</select></label>
  );
  return (
    <Figure title="Results by Geography" minHeight={430} status={status === 'idle' ? 'loading' : status} error={error} onRetry={retry}
      summary={first && `${placeLabel(layer, first)} leads with ${shown(first)}${capita ? ' for each resident' : ''}, of ${plural(places.length, one, layer === 'state' ? 'states and territories' : layer === 'county' ? 'counties' : layer === 'country' ? 'countries' : 'districts')}.`}
      note={layer === 'district' ? 'Current districts, as drawn in 2023.' : level === 'subawards' ? 'Counts the amounts of subawards.' : 'Counts the obligations of all matching transactions.'}
      controls={<>{choice('Location', scope, scopes, (next) => onView({ scope: next }))}{choice('Area', layer, layers, (next) => onView({ layer: next }))}{choice('Amount', capita ? 'capita' : 'total', [{ key: 'total', label: 'Total Spending' }, { key: 'capita', label: 'Per Capita Spending', disabled: layer === 'country' }], (next) => onView({ measure: next }))}</>}
      empty={status === 'ready' && !places.length}
      table={{ rows: places.length, columns: [{ id: 'name', label, render: (at) => places[at] && placeLabel(layer, places[at]) }, { id: 'amount', label: 'Obligations', numeric: true, render: (at) => money(places[at]?.obligations, 2) }, { id: 'capita', label: 'Per Capita', numeric: true, render: (at) => money(places[at]?.perCapita, 2) }] }}
      csv={{ fileName: `results-by-${layer}-${isoDay(new Date())}.csv`, header: ['code', 'name', 'obligations', 'population', 'per_capita'], rows: places.map((place) => [place.code, placeLabel(layer, place), place.obligations, place.population ?? '', place.perCapita ?? '']) }}
      apiRequest={{ method: 'POST', path: `${apiRoot()}v2/search/spending_by_geography/`, body }}>
      <BarRows label={`Results by ${label}`} rows={places.slice(0, DRAWN).map((place, at) => ({ key: place.code || `none-${at}`, label: placeLabel(layer, place), value: valueOf(place), text: shown(place), action: action(place) }))} />
      {places.length > DRAWN && <p className="control-hint">The {DRAWN} largest of {places.length}. The table holds them all.</p>}
    </Figure>
  );
}
