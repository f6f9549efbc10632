import { renderLink } from '@/blocks/entity-links';
import { dollarColumn, type DataColumn } from '@/blocks/panel';
import { layerOf, placeLabel, placeParts, placePath, type PlaceAmount } from '@/blocks/places-map';
import type { BarRow } from '@/charts/bar-rows/BarRows';
import type { CovidTab } from '@/domain/disaster/awardTabs';
import type { DisasterAmounts } from '@/domain/disaster/spendingTable';
import type { CovidMapLayer, CovidMapSpending } from '@/domain/disaster/mapFilters';
import { count, money, plural, profileMoney, type Dollars } from '@/domain/format';
import { sortRows } from '@/lib/sortRows';
import type { DisasterPlace } from '@/services/disaster/endpoints';

const formatSpending = (spending: CovidMapSpending): string => {
  if (spending === 'obligation') return 'Obligations';
  return spending === 'outlay' ? 'Outlays' : 'Face Value of Loans';
};
/** Returns a label such as `Total Obligations` or `Outlays Per Capita`. */
export const amountLabel = (spending: CovidMapSpending, isPerCapita: boolean): string =>
  isPerCapita ? `${formatSpending(spending)} Per Capita` : `Total ${formatSpending(spending)}`;
/** Returns a label such as `Number of Grants`. */
export const awardsLabel = ({ key, label }: CovidTab): string =>
  `Number of ${key === 'all' ? 'Awards' : label}`;

const getPerCapita = ({ population, perCapita }: DisasterPlace): Dollars | null =>
  population ? perCapita : null;
const getValue = (place: DisasterPlace, isPerCapita: boolean): Dollars | null =>
  isPerCapita ? getPerCapita(place) : place.amount;

export interface MappedPlace extends PlaceAmount {
  amountText: string;
}
/** Returns the places with a code and an amount, largest first. */
export const mappedPlaces = (
  places: readonly DisasterPlace[],
  isPerCapita: boolean,
  awardLabel: string,
): readonly MappedPlace[] =>
  sortRows(places, (place) => getValue(place, isPerCapita), 'desc').flatMap((place) => {
    const value = getValue(place, isPerCapita);
    const amountText = isPerCapita ? money(value, 2) : profileMoney(value);
    return value === null || !place.code
      ? []
      : [
          {
            code: place.code,
            name: place.name,
            value,
            amountText,
            text: `${amountText}. ${awardLabel}: ${count(place.awardCount)}`,
          },
        ];
  });

const MAX_BARS = 10;
/** Returns the place that the finding names first: the largest. */
const findNamedPlace = <P>([first]: readonly P[]): P | undefined => first;
/** Returns the bars of the ten largest places and of the selected place. */
export const placeBars = (
  layer: CovidMapLayer,
  places: readonly MappedPlace[],
  selectedPlace: MappedPlace | undefined,
): readonly BarRow[] =>
  places
    .filter((place, at) => at < MAX_BARS || place === selectedPlace)
    .map((place) => ({
      key: place.code,
      label: placeLabel(layer, place),
      value: place.value,
      text: place.amountText,
      to: placePath(layer, place),
      chosen: place === selectedPlace,
      isNamed: place === findNamedPlace(places),
    }));

/** Returns sentences about amounts without a place on the map or without a known recipient; '' if there are none. */
export const formatUnplaced = (
  places: readonly DisasterPlace[],
  spending: CovidMapSpending,
  totals: DisasterAmounts | null,
): string => {
  const unplacedAmount = places.find(({ code }) => !code)?.amount ?? 0;
  const total = spending === 'face_value_of_loan' ? null : (totals?.[spending] ?? null);
  const placedCents = places.reduce(
    (sum, { amount }) => sum + Math.round((amount ?? Number.NaN) * 100),
    0,
  );
  // If any amount is unknown, the remainder cannot be computed.
  const unlinkedAmount =
    total === null || Number.isNaN(placedCents) ? 0 : (Math.round(total * 100) - placedCents) / 100;
  const unplacedSentence = ` ${profileMoney(unplacedAmount)} went to recipients abroad or without a known place. Only the table includes it.`;
  const unlinkedSentence = ` ${profileMoney(unlinkedAmount)} cannot be linked to a recipient.`;
  return `${unplacedAmount ? unplacedSentence : ''}${unlinkedAmount ? unlinkedSentence : ''}`;
};

/** Returns the columns of places for the table and the download. */
export const mapColumns = (
  layer: CovidMapLayer,
  spending: CovidMapSpending,
  awardLabel: string,
): readonly DataColumn<DisasterPlace>[] => {
  const nameColumn = (id: 'name' | 'state', label: string): DataColumn<DisasterPlace> => ({
    id,
    label,
    value: (place) => placeParts(layer, place)[id],
    show: (place) =>
      renderLink(id === 'name' ? placePath(layer, place) : undefined, placeParts(layer, place)[id]),
    sortBy: (place) => placeParts(layer, place)[id],
    only: 'table',
  });
  return [
    { id: 'code', label: 'Code', value: ({ code }) => code, only: 'file' },
    { id: 'name', label: 'Name', value: (place) => placeLabel(layer, place), only: 'file' },
    nameColumn('name', layerOf(layer).heading),
    ...(layer === 'state' ? [] : [nameColumn('state', 'State or Territory')]),
    dollarColumn<DisasterPlace>(spending, amountLabel(spending, false), ({ amount }) => amount, {
      sortBy: ({ amount }) => amount,
    }),
    { id: 'population', label: 'Population', value: ({ population }) => population, only: 'file' },
    dollarColumn('per_capita', amountLabel(spending, true), getPerCapita, { sortBy: getPerCapita }),
    {
      id: 'award_count',
      label: awardLabel,
      value: ({ awardCount }) => awardCount,
      show: ({ awardCount }) => count(awardCount),
      sortBy: ({ awardCount }) => awardCount,
      numeric: true,
    },
  ];
};

/** Returns a sentence that names the first and last of the sorted places; '' without places. `periodPhrase` begins with a space. */
export const mapSentence = (
  layer: CovidMapLayer,
  places: readonly PlaceAmount[],
  isPerCapita: boolean,
  periodPhrase: string,
): string => {
  const { one, many } = layerOf(layer);
  const firstPlace = findNamedPlace(places);
  const lastPlace = places[places.length - 1];
  if (!firstPlace || !lastPlace) return '';
  const unitSuffix = isPerCapita ? ' per resident' : '';
  return places.length > 1
    ? `Of ${plural(places.length, one, many)}, ${placeLabel(layer, firstPlace)} has the most with ${profileMoney(firstPlace.value)}${unitSuffix}${periodPhrase}, and ${placeLabel(layer, lastPlace)} has the least with ${profileMoney(lastPlace.value)}.`
    : `${placeLabel(layer, firstPlace)} is the only place with an amount: ${profileMoney(firstPlace.value)}${unitSuffix}${periodPhrase}.`;
};
