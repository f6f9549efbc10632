import { defaultPeriod, fiscalYearRange, type DayRange, type IsoDay } from '../fiscal';
import type { SpendingLevel } from '../codes/resultTabs';
import type { AmountRange, LocationParts, TreasuryAccountShape } from './searchFilters';

export interface TreeCriterion {
  require: readonly unknown[];
  exclude?: readonly unknown[];
}
/** What a search asks for, free of controls and of the wire: filters write into it, services turn it into a request. */
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
  /** A recipient at one of its levels, `hash-level`; no control of the search makes it, the recipient's own page does. */
  recipientId?: string;
  recipientTypes?: readonly string[];
  amounts?: readonly AmountRange[];
  awardIds?: readonly string[];
  defCodes?: readonly string[];
  description?: string;
  /** Program activities by code; the figures of profiles alone ask for them. */
  programActivities?: readonly string[];
  /** Numbers of assistance listings. */
  programNumbers?: readonly string[];
  /** Codes or paths required, and those left out below them. */
  naics?: TreeCriterion;
  psc?: TreeCriterion;
  tas?: TreeCriterion;
  /** Parts of account symbols; an empty part is left open. */
  treasuryAccounts?: readonly TreasuryAccountShape[];
  pricingTypes?: readonly string[];
  setAsides?: readonly string[];
  extentsCompeted?: readonly string[];
}
export interface CriteriaContext {
  today: IsoDay;
  level: SpendingLevel;
}

/** Sorted, without the periods that another one holds. */
export const yearPeriods = (years: Iterable<string>): DayRange[] =>
  [...years]
    .map(Number)
    .sort((a, b) => a - b)
    .map(fiscalYearRange);
/** Open sides are filled from the default period. */
export const closedPeriod = (start: IsoDay, end: IsoDay, today: IsoDay): DayRange => {
  const whole = defaultPeriod(today);
  return { start: start || whole.start, end: end || whole.end };
};
