import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { KeyFigures, Opening } from '@/blocks/profile';
import type { AgencyYear } from '@/domain/agencies/agencyProfile';
import { currentValue, EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { agencyAwardTypes, agencyResources, allAgencies } from '@/services/agencies/endpoints';
import { agencySubmissions } from '@/services/reporting/endpoints';
import {
  agencyFigures,
  formatAgencyEnd,
  formatAgencyRank,
  formatAgencyStart,
} from './agencySummary';
import type { AgencyInYear } from './agencyYear';
import { selectAgency, type AgencyPageState } from './state/agencyState';

/** The longest page of the API. It has more agencies than have large budgets, so it contains nearly every agency. */
const PAGE_LENGTH = 100;
const LAST_PERIOD = 12;

/**
 * Returns the rank of the agency's budgetary resources in its year, and the status of its request. The latest year needs no request,
 * because the list of agencies has its amounts.
 */
const useAgencyRank = ({ agency, fy }: AgencyInYear) => {
  const { toptierCode, fiscalYear } = agency;
  const list = useAnswer(allAgencies, EMPTY_QUERY);
  const isListed = fiscalYear === String(fy);
  const query = useMemo(
    () =>
      isListed
        ? null
        : {
            fy,
            period: LAST_PERIOD,
            term: '',
            sort: 'current_total_budget_authority_amount',
            order: 'desc' as const,
            page: 1,
            limit: PAGE_LENGTH,
          },
    [isListed, fy],
  );
  const answer = useAnswer(agencySubmissions, query);
  if (isListed) {
    const agencies = (list.value ?? [])
      .filter((each) => each.fiscalYear === fiscalYear)
      .map((each) => ({ toptierCode: each.toptierCode, budget: each.budgetaryResources }));
    return { rank: formatAgencyRank(toptierCode, agencies, agencies.length), answer };
  }
  const page = currentValue(answer);
  const rank = page ? formatAgencyRank(toptierCode, page.rows, page.total ?? 0) : '';
  return { rank: page?.total ? rank : '', answer };
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
