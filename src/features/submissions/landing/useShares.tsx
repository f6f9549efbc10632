import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Dollars } from '@/domain/format';
import { formatShare, type FederalTotal } from '@/domain/submissions/submission';
import { useAnswer } from '@/lib/requests/useAnswer';
import { federalTotals } from '@/services/references/endpoints';
import { Notices } from '@/ui/Notices';
import {
  ALL_TOTALS_QUERY,
  selectSubmissions,
  type SubmissionsPageState,
} from '../state/submissionsState';

/** A space that reserves the height of a share while it loads. */
const PLACEHOLDER = '\u00a0';

/** Returns a function that formats shares of a federal total, and a message if the totals fail to load. */
export const useShares = (
  selectTotal: (totals: readonly FederalTotal[]) => Dollars | null,
): { share: (budget: Dollars | null) => string; problem: ReactNode } => {
  const { status, failure, retry } = useAnswer(federalTotals, ALL_TOTALS_QUERY);
  const totals = useSelector(
    (state: SubmissionsPageState) => selectSubmissions(state).federalTotals,
  );
  const hasEnded = totals.length > 0 || status === 'ready' || failure !== null;
  const total = selectTotal(totals);
  return {
    share: (budget) => (hasEnded ? formatShare(budget, total) : PLACEHOLDER),
    problem: failure && !totals.length && (
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
