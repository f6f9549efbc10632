import { useMemo } from 'react';
import type { OverviewAmounts } from '@/domain/disaster/overview';
import { count } from '@/domain/format';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { disasterCount } from '@/services/disaster/endpoints';
import { CountedFigures, totalFigures } from '../CountedFigures';
import type { BudgetTab } from './budgetView';

export interface BudgetBoxesProps {
  tab: BudgetTab;
  defCodes: readonly string[];
  /** Null while it loads. */
  overview: OverviewAmounts | null;
}
/** Renders the count for the selected tab (agencies, federal accounts or object classes), and the total amounts. */
export function BudgetBoxes({ tab, defCodes, overview }: BudgetBoxesProps) {
  const countAnswer = useAnswer(
    disasterCount,
    useMemo(() => ({ counted: tab.key, defCodes }), [tab.key, defCodes]),
  );
  const total = currentValue(countAnswer);
  const label = `Number of ${tab.label}`;
  return (
    <CountedFigures
      errorMessage={
        countAnswer.failure && total === null && `We couldn’t load the ${label.toLowerCase()}.`
      }
      onRetry={countAnswer.retry}
      figures={[
        { label, value: count(total), exact: 'under the selected codes' },
        ...totalFigures(overview),
      ]}
    />
  );
}
