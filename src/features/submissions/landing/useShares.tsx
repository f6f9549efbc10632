import type { ReactNode } from 'react';
import type { Dollars } from '@/domain/format';
import { shareOf, type FederalTotal } from '@/domain/submissions/submission';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { federalTotals } from '@/services/references/endpoints';
import { Notices } from '@/ui/Notices';
import { useTold } from '../state/useTold';

/** The empty query of a list that takes no parameters. */
const ALL = {};
/** Reserves the height of a share while it loads. */
const TO_COME = '\u00a0';

/**
 * Returns a function that formats shares of the total federal resources; `totalOf` selects the total of the period.
 * If the totals fail to load, the table has no shares and `problem` contains an error message.
 */
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
            text: `We couldn’t load the federal totals for these shares. ${failure.message}`,
            action: { label: 'Retry', run: retry },
          },
        ]}
      />
    ),
  };
};
