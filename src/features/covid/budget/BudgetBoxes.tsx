import { useMemo } from 'react';
import { KeyFigures } from '@/blocks/profile';
import type { OverviewAmounts } from '@/domain/disaster/overview';
import { count, money, profileMoney } from '@/domain/format';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { disasterCount } from '@/services/disaster/endpoints';
import type { BudgetTab } from './budgetView';

export interface BudgetBoxesProps {
  tab: BudgetTab;
  defCodes: readonly string[];
  /** Null while it loads. */
  overview: OverviewAmounts | null;
}
/** The number of rows of a category, and their total amounts. If the count fails, the amounts are still shown. */
export function BudgetBoxes({ tab, defCodes, overview }: BudgetBoxesProps) {
  const counted = useAnswer(
    disasterCount,
    useMemo(() => ({ counted: tab.key, defCodes }), [tab.key, defCodes]),
  );
  const many = currentValue(counted);
  const label = `Number of ${tab.label}`;
  const amount = (name: string, value: number | null | undefined) => ({
    label: name,
    value: profileMoney(value),
    exact: money(value),
  });
  return (
    <>
      <KeyFigures
        figures={[
          { label, value: count(many), exact: 'under the codes counted' },
          amount('Total Budgetary Resources', overview?.resources),
          amount('Total Obligations', overview?.obligations),
          amount('Total Outlays', overview?.outlays),
        ]}
      />
      {counted.failure && many === null && (
        <p className="covid-count-failed" role="status">
          The {label.toLowerCase()} could not be loaded.{' '}
          <button type="button" className="usa-button usa-button--unstyled" onClick={counted.retry}>
            Count again
          </button>
        </p>
      )}
    </>
  );
}
