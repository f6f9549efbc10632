import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ProfileFrame } from '@/blocks/profile';
import { paths } from '@/domain/site/paths';
import { useAddress } from '@/lib/url/address';
import { useResetOnLeave } from '@/lib/url/addressState';
import { Notices, unknownNotices } from '@/ui/Notices';
import { amountsAddress } from './awardAddress';
import { awardFigures } from './awardFigures';
import { AwardOpening } from './AwardOpening';
import { awardSentence, awardSubtitle } from './awardSentence';
import { categoryPages } from './categories/pages';
import { awardSections } from './categories/sections';
import { AwardHead } from './header/AwardHead';
import { AwardTools } from './header/AwardTools';
import { awardReset, selectAward, type AwardPageState } from './state/awardState';
import { useAwardAnswer, useVehicleAmounts } from './useAward';

const unknownAwardTexts = {
  // The API returns 404 for an unknown ID, and one of the other statuses for a malformed ID.
  statuses: [400, 404, 405, 422],
  title: 'Invalid Award ID',
  text: 'No award has this ID. Check the address, or search for the award.',
  action: (
    <Link className="usa-button" to={paths.search()}>
      Search awards
    </Link>
  ),
};

/** Renders the profile of an award. The differences between award categories are data in `categories/`. */
export default function AwardPage() {
  const answer = useAwardAnswer();
  const award = answer.current ? answer.value : null;
  // The page requests the amounts of the orders under an IDV, so that every section can read them from the store.
  useVehicleAmounts();
  const orderAmounts = useSelector((state: AwardPageState) => selectAward(state).idvDetails);
  useResetOnLeave('award', awardReset);
  const { refused } = useAddress(amountsAddress);
  return (
    <ProfileFrame
      answer={answer}
      overline="Award Profile"
      title={({ category }) => categoryPages[category].heading}
      subject={({ category, displayId }) =>
        [categoryPages[category].heading, displayId].filter(Boolean).join(' ')
      }
      subtitle={awardSubtitle}
      period="Whole award, to date"
      pageTitle={({ displayId, category }) =>
        [displayId, categoryPages[category].heading].filter(Boolean).join(' | ')
      }
      preview={(record) => ({
        title: `${awardSubtitle(record)} | ${categoryPages[record.category].heading}`,
        description: awardSentence(record),
      })}
      loading="Loading the award"
      about="See which agency made one federal award, who received it, what it is for and where the work is done. Follow how much is obligated and paid out, and every change since it was signed."
      failed="Award not shown"
      unknown={unknownAwardTexts}
      tools={(record) => <AwardTools award={record} />}
      lead={(record) => (
        <>
          <Notices notices={unknownNotices(refused)} />
          <AwardHead award={record} />
        </>
      )}
      sentence={(record) => <AwardOpening award={record} orderAmounts={orderAmounts} />}
      figures={(record) => awardFigures(record, orderAmounts)}
      sections={award ? awardSections[award.category] : undefined}
    />
  );
}
