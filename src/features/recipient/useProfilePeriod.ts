import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { DayRange, IsoDay } from '@/domain/fiscal';
import {
  DEFAULT_PROFILE_YEAR,
  profilePeriod,
  profilePeriodWords,
  profileYearOf,
  type ProfileYear,
} from '@/domain/profileYears';
import { useDataDay } from '@/lib/dataDay';

export interface ProfilePeriod {
  year: ProfileYear;
  /** A text of the address that names no year; else ''. */
  refused: string;
  /** Up to which the latest months are counted. */
  day: IsoDay;
  days: DayRange;
  /** To end a sentence with: `in FY 2025`. */
  words: string;
}
/** The year that the address names, with its days: those that the service counts for it. */
export const useProfilePeriod = (): ProfilePeriod => {
  const { fy = DEFAULT_PROFILE_YEAR } = useParams();
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
