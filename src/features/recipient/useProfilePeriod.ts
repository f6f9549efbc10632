import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { DayRange, IsoDay } from '@/domain/fiscal';
import {
  DEFAULT_PROFILE_YEAR,
  profilePeriod,
  profilePeriodWords,
  profileYearOf,
  type ProfileYear,
} from '@/domain/profileYears';
import { useDataDay } from '@/lib/dataDay';
import { selectRecipient, type RecipientPageState } from './state/recipientState';

interface ProfilePeriod {
  year: ProfileYear;
  /** The value in the address if it is not a valid period; otherwise ''. */
  refused: string;
  /** The end of the latest months (ISO date). */
  day: IsoDay;
  days: DayRange;
  /** A phrase for the end of a sentence, such as `in FY 2025`. */
  words: string;
}
/** Returns the period of the recipient in view with the days that the API counts for it. */
export const useProfilePeriod = (): ProfilePeriod => {
  const fy = useSelector((state: RecipientPageState) => selectRecipient(state).fy);
  const day = useDataDay();
  return useMemo(() => {
    const named = profileYearOf(fy, day);
    const year = named ?? DEFAULT_PROFILE_YEAR;
    return {
      year,
      refused: named === undefined ? fy : '',
      day,
      days: profilePeriod(year, day),
      words: profilePeriodWords(year, day),
    };
  }, [fy, day]);
};
