import { useMemo } from 'react';
import { periodAsked, revealedPeriods } from '@/domain/dollarTrail/trailPeriods';
import { date } from '@/domain/displayDate';
import type { LatestPeriod, SubmissionPeriod } from '@/domain/fiscal';
import { useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { useToday } from '@/lib/today';
import { submissionPeriods } from '@/services/references/endpoints';
import type { Notice } from '@/ui/Notices';

/** There is one list of all. */
const ALL = {};

export interface PeriodAsked {
  /** Periods that are out, the newest first. */
  revealed: readonly LatestPeriod[];
  /** The period on show; undefined while nothing is known, and where nothing is out. */
  chosen: LatestPeriod | undefined;
  /** Says so where it is not the one that the address asks for. */
  notices: readonly Notice[];
  periods: Answer<unknown, readonly SubmissionPeriod[]>;
}

/** The period that an address asks for (`fy` and `period` as it holds them, '' for the latest), or the nearest that is out. */
export const usePeriodAsked = (fy: string, period: string): PeriodAsked => {
  const periods = useAnswer(submissionPeriods, ALL);
  const today = useToday();
  const { value } = periods;
  const revealed = useMemo(() => revealedPeriods(value ?? [], today), [value, today]);
  const { chosen, exact } = periodAsked(revealed, fy, period);
  return {
    revealed,
    chosen,
    notices:
      chosen && !exact
        ? [
            {
              kind: 'warning',
              text: `Nothing is out for the period that the address asks for: FY ${chosen.year} through ${date(chosen.latestSubmissionDate)} is shown.`,
            },
          ]
        : [],
    periods,
  };
};
