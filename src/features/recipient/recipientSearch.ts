import { Set as ImmutableSet } from 'immutable';
import type { DayRange, IsoDay } from '@/domain/fiscal';
import { profilePeriod, type ProfileYear } from '@/domain/profileYears';
import { recipientText, type RecipientOverview } from '@/domain/recipient';
import { recipientFilters } from '@/domain/search/readyMade';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { setDateRanges } from '@/domain/search/timeChanges';

/** Filters for the awards of a recipient in some days; undefined where nothing of it can be searched for. */
export const filtersOfDays = (
  recipient: RecipientOverview,
  days: DayRange,
): SearchFilters | undefined => {
  const text = recipientText(recipient);
  return text ? setDateRanges(recipientFilters(text), [days]) : undefined;
};
/** The same in the year of its profile. */
export const filtersOfYear = (
  recipient: RecipientOverview,
  year: ProfileYear,
  today: IsoDay,
): SearchFilters | undefined => {
  if (!/^\d{4}$/.test(year)) return filtersOfDays(recipient, profilePeriod(year, today));
  const text = recipientText(recipient);
  return text
    ? recipientFilters(text).merge({ timePeriodType: 'fy', timePeriodFY: ImmutableSet([year]) })
    : undefined;
};
/** What a search counts that the profile does not: those who belong to a child, since the search finds them with it. */
export const widerSearch = ({ recipient_level: level }: RecipientOverview): string | undefined =>
  level === 'C'
    ? 'The search finds this recipient by its identifier, and with it any recipients that have it as their parent. Then it counts more than this page.'
    : undefined;
