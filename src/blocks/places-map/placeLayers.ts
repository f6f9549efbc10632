import { renderLink } from '@/blocks/entity-links';
import type { DataColumn } from '@/blocks/panel';
import { money, textOrMissing } from '@/domain/format';
import type { ProfileYear } from '@/domain/profileYears';
import { findStatePath } from '@/domain/stateProfile/findStatePath';
import { findStateCode } from '@/domain/states';
import type { GeographyLayer, GeographyScope, PlaceTotal } from '@/services/search/results';
import { placePath } from './placePaths';
import { placeLabel, placeParts } from './placeTexts';

interface Layer {
  key: GeographyLayer;
  label: string;
  one: string;
  many: string;
  heading: string;
}
export const layers: readonly Layer[] = [
  {
    key: 'state',
    label: 'States & Territories',
    one: 'state or territory',
    many: 'states and territories',
    heading: 'State or Territory',
  },
  {
    key: 'district',
    label: 'Congressional Districts',
    one: 'district',
    many: 'districts',
    heading: 'Congressional District',
  },
  { key: 'county', label: 'Counties', one: 'county', many: 'counties', heading: 'County' },
  { key: 'country', label: 'Countries', one: 'country', many: 'countries', heading: 'Country' },
];
export const layerOf = (key: GeographyLayer): Layer => layers.find((layer) => layer.key === key)!;
export const scopes: readonly { key: GeographyScope; label: string }[] = [
  { key: 'place_of_performance', label: 'Place of Performance' },
  { key: 'recipient_location', label: 'Recipient Location' },
];

export const scopeLabel = (key: GeographyScope): string =>
  scopes.find((scope) => scope.key === key)!.label;

const amountColumn = (
  id: string,
  label: string,
  getValue: (place: PlaceTotal) => number | null,
): DataColumn<PlaceTotal> => ({
  id,
  label,
  value: (place) => getValue(place) ?? '',
  show: (place) => money(getValue(place)),
  sortBy: getValue,
  numeric: true,
});
/** Returns the columns for the places of a layer. The table has separate columns for name and state; the file has one for both. */
export const placeColumns = (
  layer: GeographyLayer,
  fy?: ProfileYear,
): readonly DataColumn<PlaceTotal>[] => {
  const getPath = (id: 'name' | 'state', place: PlaceTotal) =>
    id === 'name'
      ? placePath(layer, place, fy)
      : findStatePath(findStateCode(placeParts(layer, place).state) ?? '', fy);
  const nameColumn = (id: 'name' | 'state', label: string): DataColumn<PlaceTotal> => ({
    id,
    label,
    value: (place) => placeParts(layer, place)[id],
    show: (place) => renderLink(getPath(id, place), textOrMissing(placeParts(layer, place)[id])),
    sortBy: (place) => placeParts(layer, place)[id],
    only: 'table',
  });
  const isInState = layer === 'county' || layer === 'district';
  return [
    { id: 'code', label: 'Code', value: ({ code }) => code, only: 'file' },
    { id: 'name', label: 'Name', value: (place) => placeLabel(layer, place), only: 'file' },
    nameColumn('name', layerOf(layer).heading),
    ...(isInState ? [nameColumn('state', 'State or Territory')] : []),
    amountColumn('obligations', 'Obligations', ({ obligations }) => obligations),
    { id: 'population', label: 'Population', value: ({ population }) => population, only: 'file' },
    amountColumn('per_capita', 'Per Capita Obligations', ({ perCapita }) => perCapita),
  ];
};
