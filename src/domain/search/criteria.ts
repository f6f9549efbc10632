import { defaultPeriod, fiscalYearRange, type DayRange, type IsoDay } from '../fiscal';
import type { SpendingLevel } from '../codes/resultTabs';
import type { AmountRange, LocationParts, TreasuryAccountShape } from './searchFilters';

export interface TreeCriterion {
  require: readonly unknown[];
  exclude?: readonly unknown[];
}
/** The criteria of a search. Filters build them, and services convert them to requests. */
export interface SearchCriteria {
  keywords?: readonly string[];
  periods?: readonly DayRange[];
  newAwardsOnly?: boolean;
  awardTypes?: readonly string[];
  agencies?: readonly {
    type: 'awarding' | 'funding';
    tier: 'toptier' | 'subtier';
    name: string;
    toptierName?: string;
  }[];
  placesOfPerformance?: readonly LocationParts[];
  placeOfPerformanceScope?: 'foreign' | 'domestic';
  recipientPlaces?: readonly LocationParts[];
  recipientScope?: 'foreign' | 'domestic';
  recipients?: readonly string[];
  /** ID of a recipient at one level, `hash-level`. Only recipient profiles set it, because the search has no control for it. */
  recipientId?: string;
  recipientTypes?: readonly string[];
  amounts?: readonly AmountRange[];
  awardIds?: readonly string[];
  defCodes?: readonly string[];
  description?: string;
  /** Codes of program activities; only profiles use them. */
  programActivities?: readonly string[];
  programNumbers?: readonly string[];
  /** Required codes or paths, and the codes or paths excluded below them. */
  naics?: TreeCriterion;
  psc?: TreeCriterion;
  tas?: TreeCriterion;
  /** Components of Treasury Account Symbols. An empty component matches any value. */
  treasuryAccounts?: readonly TreasuryAccountShape[];
  pricingTypes?: readonly string[];
  setAsides?: readonly string[];
  extentsCompeted?: readonly string[];
}
export interface CriteriaContext {
  today: IsoDay;
  level: SpendingLevel;
}

/** Returns the periods of fiscal years, oldest first. */
export const yearPeriods = (years: Iterable<string>): DayRange[] =>
  [...years]
    .map(Number)
    .sort((a, b) => a - b)
    .map(fiscalYearRange);
/** Returns a period with missing dates filled from the default period. */
export const fillPeriod = (start: IsoDay, end: IsoDay, today: IsoDay): DayRange => {
  const defaultDays = defaultPeriod(today);
  return { start: start || defaultDays.start, end: end || defaultDays.end };
};
