import { useMemo } from 'react';
import { useAnswer } from '@/lib/requests/useAnswer';
import { disasterOverview } from '@/services/disaster/endpoints';
import { SectionHead } from '../SectionHead';
import type { Counted } from '../useCounted';
import { AmountsPanel } from './AmountsPanel';
import { FundingPanel } from './FundingPanel';

/** Budgetary resources, obligations and outlays, and the flow of the money from its laws. */
export function OverviewSection({ record }: { record: Counted }) {
  const { defCodes } = record;
  const answer = useAnswer(
    disasterOverview,
    useMemo(() => ({ defCodes }), [defCodes]),
  );
  return (
    <>
      <SectionHead icon="hand" title="Overview" covers="Total Spending" />
      <AmountsPanel answer={answer} counted={record} />
      <FundingPanel answer={answer} counted={record} />
    </>
  );
}
