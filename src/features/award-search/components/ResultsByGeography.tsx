import { lazy, Suspense, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectStaged } from '@/blocks/search-filters';
import { BarRows } from '@/charts/bar-rows/BarRows';
import type { SpendingLevel } from '@/domain/codes/awardTypes';
import { isoDay } from '@/domain/fiscal';
import { money, plural } from '@/domain/format';
import type { SearchCriteria } from '@/domain/search/criteria';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { usePorts } from '@/lib/ports';
import { useRequest } from '@/lib/useRequest';
import { apiRoot } from '@/services/http/client';
import { fetchGeography, geographyBody, type GeographyLayer, type GeographyScope, type PlaceTotal } from '@/services/search/totalsService';
import { Figure } from '@/ui/Figure';
import { ErrorBoundary, Loading } from '@/ui/Status';
import { placeAsFilter } from '../addAsFilter';
import { mapFocus } from '../mapFocus';
import { amountOf, amountText, placeLabel, rankPlaces, shapeCode } from '../placeTexts';
import { placesSlice, selectPlaces, type SearchPageState } from '../state/searchResults';

const PlacesMap = lazy(() => import('./PlacesMap'));
/** Rows drawn as bars; the table holds them all. */
const DRAWN = 10;
const layers: readonly { key: GeographyLayer; label: string; one: string; many: string }[] = [
  { key: 'state', label: 'States & Territories', one: 'state or territory', many: 'states and territories' }, { key: 'district', label: 'Congressional Districts', one: 'district', many: 'districts' },
  { key: 'county', label: 'Counties', one: 'county', many: 'counties' }, { key: 'country', label: 'Countries', one: 'country', many: 'countries' },
];
const scopes: readonly { key: GeographyScope; label: string }[] = [{ key: 'place_of_performance', label: 'Place of Performance' }, { key: 'recipient_location', label: 'Recipient Location' }];

export interface ResultsByGeographyProps {
  filters: SearchFilters; criteria: SearchCriteria; searchKey: string; level: SpendingLevel; /** '' follows the places of the search. */ scope: GeographyScope | ''; layer: GeographyLayer | ''; measure: 'total' | 'capita';
  onView: (changes: { scope?: GeographyScope; layer?: GeographyLayer; measure?: 'total' | 'capita' }) => void;
}

/** Obligations of the search by place, in total or for each resident: a map, the largest as bars, and a table; each place can become a filter. */
export default function ResultsByGeography({ filters, criteria, searchKey, level, scope: wantedScope, layer: wantedLayer, measure, onView }: ResultsByGeographyProps) {
  const dispatch = useDispatch();
  const { announce } = usePorts();
  const staged = useSelector(selectStaged);
  const focus = useMemo(() => mapFocus(filters), [filters]);
  const [scope, layer] = [wantedScope || focus.scope, wantedLayer || focus.layer];
  const body = geographyBody(criteria, level, scope, layer);
  const { status, answer, error, retry } = useRequest<SearchPageState, readonly PlaceTotal[]>(placesSlice, selectPlaces, JSON.stringify([searchKey, level, scope, layer]), (signal) => fetchGeography(body, signal));
  // Countries have no population to divide by.
  const capita = measure === 'capita' && layer !== 'country';
  const places = useMemo(() => rankPlaces(answer ?? [], capita), [answer, capita]);
  const { label, one, many } = layers.find(({ key }) => key === layer)!;
  const [first] = places;
  const summary = first ? `${placeLabel(layer, first)} leads with ${amountText(first, capita)}${capita ? ' for each resident' : ''}, of ${plural(places.length, one, many)}.` : '';
  const asFilter = (place: PlaceTotal) => {
    const made = placeAsFilter(staged, scope, layer, place);
    return made && { label: made.chosen ? 'In your filters' : 'Add as filter', done: made.chosen, onClick: () => { dispatch(made.action); announce(`${placeLabel(layer, place)} added to the filters. Press Submit to search.`); } };
  };

  const [picked, setPicked] = useState('');
  const pickedPlace = places.find((place) => shapeCode(layer, place) === picked);
  const pickedFilter = pickedPlace && asFilter(pickedPlace);
  const choice = <T extends string>(name: string, value: T, options: readonly { key: T; label: string; disabled?: boolean }[], change: (next: T) => void) => (
    <label>{name}<select className="usa-select" value={value} onChange={(event) => change(event.target.value as T)}>{options.map((option) => <option key={option.key} value={option.key} disabled={option.disabled}>{option.label}</option>)}</select></label>
  );
  return (
    <Figure title="Results by Geography" minHeight={560} status={status === 'idle' ? 'loading' : status} error={error} onRetry={retry} summary={summary || undefined}
      note={layer === 'district' ? 'Current districts, as drawn in 2023.' : level === 'subawards' ? 'Counts the amounts of subawards.' : 'Counts the obligations of all matching transactions.'}
      controls={<>{choice('Location', scope, scopes, (next) => onView({ scope: next }))}{choice('Area', layer, layers, (next) => onView({ layer: next }))}{choice('Amount', capita ? 'capita' : 'total', [{ key: 'total', label: 'Total Spending' }, { key: 'capita', label: 'Per Capita Spending', disabled: layer === 'country' }], (next) => onView({ measure: next }))}</>}
      empty={status === 'ready' && !places.length}
      table={{ rows: places.length, columns: [{ id: 'name', label, render: (at) => places[at] && placeLabel(layer, places[at]) }, { id: 'amount', label: 'Obligations', numeric: true, render: (at) => money(places[at]?.obligations, 2) }, { id: 'capita', label: 'Per Capita', numeric: true, render: (at) => money(places[at]?.perCapita, 2) }] }}
      csv={{ fileName: `results-by-${layer}-${isoDay(new Date())}.csv`, header: ['code', 'name', 'obligations', 'population', 'per_capita'], rows: places.map((place) => [place.code, placeLabel(layer, place), place.obligations, place.population ?? '', place.perCapita ?? '']) }}
      apiRequest={{ method: 'POST', path: `${apiRoot()}v2/search/spending_by_geography/`, body }}>
      <ErrorBoundary resetKey={layer}><Suspense fallback={<Loading message="Gathering your data..." />}><PlacesMap description={`Map of ${label}. ${summary}`} places={places} layer={layer} capita={capita} focus={layer === focus.layer ? focus : undefined} onChoose={setPicked} /></Suspense></ErrorBoundary>
      <p className="control-hint time-pick" aria-live="polite">{pickedPlace ? <><strong>{placeLabel(layer, pickedPlace)}</strong>: {amountText(pickedPlace, capita)} {pickedFilter && (pickedFilter.done ? pickedFilter.label : <button type="button" className="usa-button usa-button--unstyled" onClick={pickedFilter.onClick}>{pickedFilter.label}</button>)}</> : 'Press an area to search it alone.'}</p>
      <BarRows label={`Results by ${label}`} rows={places.slice(0, DRAWN).map((place, at) => ({ key: place.code || `none-${at}`, label: placeLabel(layer, place), value: amountOf(place, capita), text: amountText(place, capita), action: asFilter(place) }))} />
      {places.length > DRAWN && <p className="control-hint">The {DRAWN} largest of {places.length}. The table holds them all.</p>}
    </Figure>
  );
}
