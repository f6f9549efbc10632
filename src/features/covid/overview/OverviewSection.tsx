import { useMemo } from 'react';
import { overviewAmounts } from '@/domain/disaster/overview';
import { useAnswer } from '@/lib/requests/useAnswer';
import { disasterOverview } from '@/services/disaster/endpoints';
import { SectionHead } from '../SectionHead';
import type { CodeSelection } from '../useCodeSelection';
import { AmountsPanel } from './AmountsPanel';
import { FundingPanel } from './FundingPanel';

/** Shows budgetary resources, obligations and outlays, and the flow of funding from codes to payments. */
export function OverviewSection({ record }: { record: CodeSelection }) {
  const { defCodes } = record;
  const answer = useAnswer(
    disasterOverview,
    useMemo(() => ({ defCodes }), [defCodes]),
  );
  const { value } = answer;
  const amounts = useMemo(() => (value ? overviewAmounts(value) : null), [value]);
  return (
    <>
      <SectionHead icon="hand" title="Overview" coverage="Total Spending" />
      <AmountsPanel answer={answer} amounts={amounts} selection={record} />
      <FundingPanel answer={answer} amounts={amounts} selection={record} />
    </>
  );
}
