import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { KeyFigures, Opening } from '@/blocks/profile';
import type { AgencyYear } from '@/domain/agencies/agencyProfile';
import { currentValue, EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import {
  agencyAwardTypes,
  agencyBudgets,
  agencyResources,
  allAgencies,
} from '@/services/agencies/endpoints';
import {
  agencyFigures,
  formatAgencyEnd,
  formatAgencyRank,
  formatAgencyStart,
} from './agencySummary';
import type { AgencyInYear } from './agencyYear';
import { selectAgency, type AgencyPageState } from './state/agencyState';

/**
 * Returns the rank of the agency's budgetary resources in its year, and the status of its request. The latest year needs no request,
 * because the list of agencies has its amounts.
 */
const useAgencyRank = ({ agency: { toptierCode, fiscalYear }, fy }: AgencyInYear) => {
  const list = useAnswer(allAgencies, EMPTY_QUERY);
  const isListed = fiscalYear === String(fy);
  const answer = useAnswer(
    agencyBudgets,
    useMemo(() => (isListed ? null : { fy }), [isListed, fy]),
  );
  if (isListed) {
    const agencies = (list.value ?? [])
      .filter((each) => each.fiscalYear === fiscalYear)
      .map((each) => ({ toptierCode: each.toptierCode, budget: each.budgetaryResources }));
    return { rank: formatAgencyRank(toptierCode, agencies, agencies.length), answer };
  }
  const { agencies, total } = currentValue(answer) ?? { agencies: [], total: null };
  return { rank: total === null ? '' : formatAgencyRank(toptierCode, agencies, total), answer };
};

function AgencyOpening({ record, years }: { record: AgencyInYear; years: readonly AgencyYear[] }) {
  const { rank, answer } = useAgencyRank(record);
  return (
    <Opening
      start={formatAgencyStart(
        record,
        years.find(({ fiscalYear }) => fiscalYear === record.fy),
      )}
      answers={[answer]}
      getEnd={() => formatAgencyEnd(record, years, rank)}
      placeholder={formatAgencyEnd(record, years, '10th of 100 agencies')}
    />
  );
}

/** Renders the head of an agency's profile: a sentence and key figures about the fiscal year. Their space is reserved while they load. */
export function AgencyHead({ record }: { record: AgencyInYear }) {
  const { fy, query } = record;
  const resources = useAnswer(agencyResources, query);
  useAnswer(agencyAwardTypes, query);
  const awardObligations = useSelector(
    (state: AgencyPageState) => selectAgency(state).awardObligations.total,
  );
  const year = resources.value?.find(({ fiscalYear }) => fiscalYear === fy);
  const renderSentence = () => {
    if (resources.value) return <AgencyOpening record={record} years={resources.value} />;
    return resources.failure
      ? 'We couldn’t load the budget of this agency. Try again later.'
      : '\u00a0';
  };
  return (
    <div className="agency-head">
      <p className="profile__sentence agency-sentence">{renderSentence()}</p>
      <KeyFigures figures={agencyFigures(record, year, awardObligations)} />
    </div>
  );
}
