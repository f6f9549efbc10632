import { Set as ImmutableSet } from 'immutable';
import type { DayRange, IsoDay } from '@/domain/fiscal';
import { profilePeriod, type ProfileYear } from '@/domain/profileYears';
import { recipientSearchText, type RecipientOverview } from '@/domain/recipient';
import { recipientFilters } from '@/domain/search/readyMade';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { setDateRanges } from '@/domain/search/timeChanges';

/** Returns search filters for the awards of a recipient in a range of days, or undefined if the recipient cannot be searched for. */
export const buildRangeFilters = (
  recipient: RecipientOverview,
  days: DayRange,
): SearchFilters | undefined => {
  const text = recipientSearchText(recipient);
  return text ? setDateRanges(recipientFilters(text), [days]) : undefined;
};
/** Returns search filters for the awards of a recipient in the period of its profile, or undefined if it cannot be searched for. */
export const buildPeriodFilters = (
  recipient: RecipientOverview,
  year: ProfileYear,
  today: IsoDay,
): SearchFilters | undefined => {
  if (!/^\d{4}$/.test(year)) return buildRangeFilters(recipient, profilePeriod(year, today));
  const text = recipientSearchText(recipient);
  return text
    ? recipientFilters(text).merge({ timePeriodType: 'fy', timePeriodFY: ImmutableSet([year]) })
    : undefined;
};
/** Returns a warning that a search for a child recipient also finds its subsidiaries; undefined at other levels. */
export const getWiderSearchNote = ({
  recipient_level: level,
}: RecipientOverview): string | undefined =>
  level === 'C'
    ? 'A search by this recipient’s identifier includes its subsidiaries, so it may show a larger amount.'
    : undefined;
