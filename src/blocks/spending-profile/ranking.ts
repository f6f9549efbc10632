import { describeRank } from '@/domain/rank';
import { limitToYear, transactionCriteria, type SpendingRecord } from '@/domain/spendingSubject';
import type { SearchFilters } from '@/domain/search/searchFilters';
import type { GeographyLayer, PlacesQuery, PlaceTotal } from '@/services/search/results';

/** The places that a place is ranked with. */
export interface Ranking {
  layer: GeographyLayer;
  /** Filters of the awards that count, without a period. */
  filters: SearchFilters;
  /** Code of the ranked place. */
  code: string;
  /** Returns the amounts of the group in dollars from those of all places. */
  getAmounts: (places: readonly PlaceTotal[]) => readonly (number | null)[];
  /** Returns a phrase for a group of a size: `of 50 states`. */
  describeGroup: (size: number) => string;
}

/** Returns the fields of a query for obligations by place of performance, except the criteria. */
export const transactionsByPlace = (layer: GeographyLayer): Omit<PlacesQuery, 'criteria'> => ({
  level: 'transactions',
  scope: 'place_of_performance',
  layer,
});
/** Returns the query for the obligations of places in the period of a record. */
export const buildPlacesQuery = (
  { layer, filters }: Pick<Ranking, 'layer' | 'filters'>,
  { fy }: Pick<SpendingRecord, 'fy'>,
  today: string,
): PlacesQuery => ({
  ...transactionsByPlace(layer),
  criteria: transactionCriteria(limitToYear(filters, fy, today), today),
});
/** Returns the rank of a place: `9th of 50 states`; '' without a positive amount or another place to compare with. */
export const formatRanking = (
  { code, getAmounts, describeGroup }: Ranking,
  places: readonly PlaceTotal[],
): string => {
  const amounts = getAmounts(places);
  if (amounts.length < 2) return '';
  return describeRank(
    places.find((place) => place.code === code)?.obligations,
    amounts,
    describeGroup(amounts.length),
  );
};
