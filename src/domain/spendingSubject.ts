/** What a profile of awards is about: a state, another place, or a program. */
import { OrderedMap } from 'immutable';
import type { IsoDay } from './fiscal';
import type { Dollars } from './format';
import { trailingTwelveMonths, type ProfileYear } from './profileYears';
import { toggleInSet } from './search/changes';
import type { SearchCriteria } from './search/criteria';
import { toCriteria } from './search/filters/registry';
import type { SearchFilters } from './search/searchFilters';
import { setDateRanges, setTimeType } from './search/timeChanges';

export interface SpendingSubject {
  /** Kind and ID, such as `county:06037`. */
  key: string;
  name: string;
  /** The name within a sentence: `the District of Columbia`. */
  nameInSentence: string;
  /** Singular noun for its kind: `state`. */
  noun: string;
  /** Says after an amount which obligations count: `obligated for work there`. */
  measure: string;
  /** Phrase for its awards within a sentence: `awards performed in Ohio`. */
  awards: string;
  /** Prefix of file names. */
  slug: string;
  /** Filters of all its awards, without a period. Advanced Search opens with them. */
  filters: SearchFilters;
}
/** The subject of a profile in a period, with the obligations of its transactions; null if not available. */
export interface SpendingRecord<S extends SpendingSubject = SpendingSubject> {
  subject: S;
  fy: ProfileYear;
  obligations: Dollars | null;
}

/** Returns filters limited to the period of a profile. For all years no period is set. */
export const limitToYear = (
  filters: SearchFilters,
  year: ProfileYear,
  today: IsoDay,
): SearchFilters => {
  if (year === 'all') return filters;
  if (year === 'latest') return setDateRanges(filters, [trailingTwelveMonths(today)]);
  return toggleInSet(setTimeType(filters, 'fy'), 'timePeriodFY', year);
};
/** Returns the filters of the awards of a record, in its period. */
export const recordFilters = ({ subject, fy }: SpendingRecord, today: IsoDay): SearchFilters =>
  limitToYear(subject.filters, fy, today);
/** Returns the criteria of transactions that match filters. Without a period in the filters, the period ends with the data. */
export const transactionCriteria = (filters: SearchFilters, today: IsoDay): SearchCriteria =>
  toCriteria(filters, { today, level: 'transactions' });
/** Returns filters of places of performance as filters of recipient locations. */
export const byRecipientLocation = (filters: SearchFilters): SearchFilters =>
  filters.merge({
    selectedRecipientLocations: filters.selectedLocations,
    selectedLocations: OrderedMap(),
  });
/** Returns the criteria of all transactions of a subject, without a period. */
export const subjectCriteria = ({ filters }: Pick<SpendingSubject, 'filters'>): SearchCriteria => {
  // The period of the result depends on the date, so any date serves.
  const { periods: _periods, ...criteria } = transactionCriteria(filters, '2025-01-01');
  return criteria;
};
