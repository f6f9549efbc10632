import type { UnknownAction } from 'redux';
import {
  getRowAgency,
  agencyToggled,
  addRowCode,
  dateRangesSet,
  listingToggled,
  locationToggled,
  getRowRecipient,
  setToggled,
  treeChoiceSet,
} from '@/blocks/search-filters';
import type { DayRange } from '@/domain/fiscal';
import { makeListing } from '@/domain/search/filters/contractFilters';
import { countryPlace, countyPlace, districtPlace, statePlace } from '@/domain/search/places';
import {
  agencyIdentifier,
  locationIdentifier,
  type LocationItem,
  type SearchFilters,
} from '@/domain/search/searchFilters';
import { usStates } from '@/domain/states';
import { periodDays, type TimePoint } from '@/domain/fiscalPeriods';
import type {
  CategoryTotal,
  GeographyLayer,
  GeographyScope,
  PlaceTotal,
  SpendingCategory,
} from '@/services/search/results';

/** A chart row as a filter: whether its value is already chosen, and the action that adds the value to the staged filters. */
export interface RowFilter {
  isChosen: boolean;
  action: UnknownAction;
}

/** Returns the filter for a row of "Results by Category"; undefined if the row cannot be a filter. */
export const toCategoryFilter = (
  filters: SearchFilters,
  category: SpendingCategory,
  row: CategoryTotal,
): RowFilter | undefined => {
  switch (category) {
    case 'awarding_agency':
    case 'awarding_subagency': {
      const agency = getRowAgency(category, row);
      return (
        agency && {
          isChosen: filters.selectedAwardingAgencies.has(agencyIdentifier(agency)),
          action: agencyToggled('selectedAwardingAgencies', agency),
        }
      );
    }
    case 'recipient': {
      const text = getRowRecipient(row);
      return text
        ? {
            isChosen: filters.selectedRecipients.has(text),
            action: setToggled('selectedRecipients', text),
          }
        : undefined;
    }
    case 'naics':
    case 'psc': {
      const change = addRowCode(filters, category, row);
      return (
        change && {
          isChosen: change.wasSelected,
          action: treeChoiceSet(change.field, change.choice),
        }
      );
    }
    case 'cfda':
      return row.code
        ? {
            isChosen: filters.selectedCFDA.has(row.code),
            action: listingToggled(makeListing(row.code, row.name)),
          }
        : undefined;
  }
};

/** Returns the filter for a place of "Results by Geography"; undefined if the place cannot be a filter. */
export const toPlaceFilter = (
  filters: SearchFilters,
  scope: GeographyScope,
  layer: GeographyLayer,
  { code, name }: PlaceTotal,
): RowFilter | undefined => {
  const field =
    scope === 'place_of_performance' ? 'selectedLocations' : 'selectedRecipientLocations';
  const toFilter = (item: LocationItem): RowFilter => ({
    isChosen: filters[field].has(locationIdentifier(item)),
    action: locationToggled(field, item),
  });
  if (layer === 'country')
    return /^[A-Z]{3}$/.test(code) ? toFilter(countryPlace(code, name)) : undefined;
  const districtMatch = /^([A-Z]{2})-(\d{2})$/.exec(name);
  const state = usStates.find((each) =>
    layer === 'county'
      ? each.fips === code.slice(0, 2)
      : each.code === (layer === 'district' ? districtMatch?.[1] : code),
  );
  if (!state) return undefined;
  if (layer === 'state') return toFilter(statePlace(state));
  return toFilter(
    layer === 'county' ? countyPlace(code, name, state.code) : districtPlace('current', name),
  );
};

/** Returns the filter for a bar of "Results Over Time": its period, limited to the periods of the search. */
export const toPeriodFilter = (
  filters: SearchFilters,
  periods: readonly DayRange[],
  point: TimePoint,
): RowFilter => {
  const barDays = periodDays(point);
  const ranges = periods.flatMap(({ start, end }) => {
    const overlap = {
      start: start > barDays.start ? start : barDays.start,
      end: end < barDays.end ? end : barDays.end,
    };
    return overlap.start <= overlap.end ? [overlap] : [];
  });
  return {
    isChosen:
      filters.time_period.size === ranges.length &&
      ranges.every(({ start, end }) =>
        filters.time_period.some((range) => range.start_date === start && range.end_date === end),
      ),
    action: dateRangesSet(ranges),
  };
};
