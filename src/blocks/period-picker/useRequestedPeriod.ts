import { useMemo } from 'react';
import { findPeriod, revealedPeriods } from '@/domain/dollarTrail/trailPeriods';
import { date } from '@/domain/displayDate';
import type { LatestPeriod, SubmissionPeriod } from '@/domain/fiscal';
import { EMPTY_QUERY, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { useToday } from '@/lib/rendering/today';
import { submissionPeriods } from '@/services/references/endpoints';
import { warning, type Notice } from '@/ui/Notices';

export interface RequestedPeriod {
  /** Published periods, newest first. */
  revealed: readonly LatestPeriod[];
  /** The selected period; undefined while loading and when no period is published. */
  chosen: LatestPeriod | undefined;
  /** A warning if the selected period is not the requested one. */
  notices: readonly Notice[];
  periods: Answer<unknown, readonly SubmissionPeriod[]>;
}

/** Returns the requested period or the nearest published one. `fy` and `period` are the URL values; '' means the latest. */
export const useRequestedPeriod = (fy: string, period: string): RequestedPeriod => {
  const periods = useAnswer(submissionPeriods, EMPTY_QUERY);
  const today = useToday();
  const { value } = periods;
  const publishedPeriods = useMemo(() => revealedPeriods(value ?? [], today), [value, today]);
  const { chosen, exact: isExact } = findPeriod(publishedPeriods, fy, period);
  return {
    revealed: publishedPeriods,
    chosen,
    notices:
      chosen && !isExact
        ? warning(
            `There is no data for the requested period. This page shows FY ${chosen.year} through ${date(chosen.latestSubmissionDate)}.`,
          )
        : [],
    periods,
  };
};
