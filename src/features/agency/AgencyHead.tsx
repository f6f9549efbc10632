import { useSelector } from 'react-redux';
import { KeyFigures } from '@/blocks/profile';
import { useAnswer } from '@/lib/requests/useAnswer';
import { agencyAwardTypes, agencyResources } from '@/services/agencies/endpoints';
import { agencyFigures, agencySentence } from './agencySummary';
import type { AgencyInYear } from './agencyYear';
import { selectAgency, type AgencyPageState } from './state/agencyState';

/** Renders the head of an agency's profile: a sentence and key figures about the fiscal year. Their space is reserved while they load. */
export function AgencyHead({ record }: { record: AgencyInYear }) {
  const { fy, query } = record;
  const resources = useAnswer(agencyResources, query);
  useAnswer(agencyAwardTypes, query);
  const awardObligations = useSelector(
    (state: AgencyPageState) => selectAgency(state).awardObligations.total,
  );
  const year = resources.value?.find(({ fiscalYear }) => fiscalYear === fy);
  const getSentence = () => {
    if (resources.value) return agencySentence(record, year);
    return resources.failure
      ? 'We couldn’t load the budget of this agency. Try again later.'
      : '\u00a0';
  };
  return (
    <div className="agency-head">
      <p className="profile__sentence agency-sentence">{getSentence()}</p>
      <KeyFigures figures={agencyFigures(record, year, awardObligations)} />
    </div>
  );
}
