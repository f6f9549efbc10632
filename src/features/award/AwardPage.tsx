import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ProfileFrame } from '@/blocks/profile';
import { awardPageTitle } from '@/domain/award';
import { paths } from '@/domain/site/paths';
import { useAnswer } from '@/lib/requests/useAnswer';
import { awardDetails } from '@/services/awards/endpoints';
import { awardFigures } from './awardAmounts';
import { awardSentence } from './awardSentence';
import { AgencyFacts } from './sections/AgencyFacts';
import { DateFacts } from './sections/DateFacts';
import { IdentityFacts } from './sections/IdentityFacts';
import { RecipientFacts } from './sections/RecipientFacts';
import { WorkFacts } from './sections/WorkFacts';

const unknown = {
  title: 'Invalid Award ID',
  text: 'No award has the ID in this address. Check that it is complete, or find the award by searching.',
  action: (
    <Link className="usa-button" to={paths.search()}>
      Search awards
    </Link>
  ),
};

/** One award: identity, parties, amounts and dates. */
export default function AwardPage() {
  const { awardId = '' } = useParams();
  const query = useMemo(() => ({ id: awardId }), [awardId]);
  const answer = useAnswer(awardDetails, query);
  return (
    <ProfileFrame
      answer={answer}
      overline="Award Profile"
      title={({ category }) => awardPageTitle(category)}
      pageTitle={({ displayId, category }) => `${displayId} | ${awardPageTitle(category)}`}
      loading="Loading the award"
      failed="Award not shown"
      unknown={unknown}
      sentence={awardSentence}
      figures={awardFigures}
    >
      {(award) => (
        <div className="facts-grid">
          <IdentityFacts award={award} />
          <RecipientFacts award={award} />
          <AgencyFacts award={award} />
          <DateFacts award={award} />
          <WorkFacts award={award} />
        </div>
      )}
    </ProfileFrame>
  );
}
