import { useAnswer } from '@/lib/requests/useAnswer';
import { agencyResources } from '@/services/agencies/endpoints';
import type { AgencyInYear } from '../agencyYear';
import { About } from './About';
import { AwardTypes } from './AwardTypes';
import { ObligationsOverTime } from './ObligationsOverTime';
import { ResourcesOverTime } from './ResourcesOverTime';
import { SectionHead } from './SectionHead';
import { useThrough } from './useThrough';

/** Renders facts about the agency, and charts of its budget, obligations and awards in the year. */
export function Overview({ record }: { record: AgencyInYear }) {
  const { fy, query } = record;
  const answer = useAnswer(agencyResources, query);
  const hasData =
    !answer.value ||
    answer.value.some(({ fiscalYear, resources }) => fiscalYear === fy && resources !== null);
  return (
    <>
      <SectionHead title="Overview" throughText={useThrough(fy, hasData)} />
      <About record={record} />
      <h3>FY {fy} Summary</h3>
      <div className="agency-summary">
        <ResourcesOverTime record={record} answer={answer} />
        <ObligationsOverTime record={record} answer={answer} />
        <AwardTypes record={record} answer={answer} />
      </div>
    </>
  );
}
