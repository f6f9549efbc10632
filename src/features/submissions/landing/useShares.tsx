import type { ReactNode } from 'react';
import type { Dollars } from '@/domain/format';
import { shareOf, type FederalTotal } from '@/domain/submissions/submission';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { federalTotals } from '@/services/references/endpoints';
import { Notices } from '@/ui/Notices';
import { useTold } from '../state/useTold';

/** The one list there is. */
const ALL = {};
/** Keeps the place of a share that is on its way. */
const TO_COME = '\u00a0';

/** Shares of what all agencies had to spend, asked for once; `totalOf` picks the total of the period. Where the totals cannot be had the tables stand without shares, and `problem` says so. */
export const useShares = (
  totalOf: (totals: readonly FederalTotal[]) => Dollars | null,
): { share: (budget: Dollars | null) => string; problem: ReactNode } => {
  const { value, failure, retry, ...answer } = useAnswer(federalTotals, ALL);
  useTold('federalTotals', currentValue({ value, failure, retry, ...answer }));
  const total = value && totalOf(value);
  return {
    share: (budget) => (value || failure ? shareOf(budget, total) : TO_COME),
    problem: failure && !value && (
      <Notices
        notices={[
          {
            kind: 'warning',
            text: `Shares of the federal budget cannot be shown: its totals could not be fetched. ${failure.message}`,
            action: { label: 'Retry', run: retry },
          },
        ]}
      />
    ),
  };
};
