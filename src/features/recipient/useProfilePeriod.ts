import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { DayRange, IsoDay } from '@/domain/fiscal';
import {
  DEFAULT_PROFILE_YEAR,
  profilePeriod,
  profilePeriodPhrase,
  parseProfileYear,
  type ProfileYear,
} from '@/domain/profileYears';
import { useDataDay } from '@/lib/dataDay';
import { selectRecipient, type RecipientPageState } from './state/recipientState';

interface ProfilePeriod {
  year: ProfileYear;
  /** The value in the address if it is not a valid period; otherwise ''. */
  invalidYear: string;
  /** The date that the data treats as today; the latest 12 months end on it. */
  day: IsoDay;
  days: DayRange;
  /** A phrase for the end of a sentence, such as `in FY 2025`. */
  periodPhrase: string;
}
/** Returns the period of the recipient in view, with the range of days that the amounts cover. */
export const useProfilePeriod = (): ProfilePeriod => {
  const fy = useSelector((state: RecipientPageState) => selectRecipient(state).fy);
  const day = useDataDay();
  return useMemo(() => {
    const parsedYear = parseProfileYear(fy, day);
    const year = parsedYear ?? DEFAULT_PROFILE_YEAR;
    return {
      year,
      invalidYear: parsedYear === undefined ? fy : '',
      day,
      days: profilePeriod(year, day),
      periodPhrase: profilePeriodPhrase(year, day),
    };
  }, [fy, day]);
};
