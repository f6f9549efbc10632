import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { CompareButton } from '@/blocks/compare';
import { ProfileFrame } from '@/blocks/profile';
import { DEFAULT_PROFILE_YEAR, profilePeriodLabel, profileYears } from '@/domain/profileYears';
import { site } from '@/domain/site/site';
import { useAddress } from '@/lib/url/address';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useDataDay } from '@/lib/dataDay';
import { useResetOnLeave } from '@/lib/url/addressState';
import { recipientOverview } from '@/services/recipients/endpoints';
import { Notices, unknownNotices, unknownYear } from '@/ui/Notices';
import { ShareMenu } from '@/ui/ShareMenu';
import { profileAddress } from './profileAddress';
import { profileSections } from './profileSections';
import { RecipientOpening } from './RecipientOpening';
import { recipientFigures } from './recipientSummary';
import { recipientReset, selectRecipient, type RecipientPageState } from './state/recipientState';
import { useProfilePeriod } from './useProfilePeriod';

const unknownRecipient = {
  title: 'Invalid Recipient',
  text: 'No recipient has this ID. IDs end in -P, -C or -R. Check the address, or search for the recipient.',
  statuses: [400, 404, 422],
  action: (
    <Link className="usa-button" to="/recipient">
      Find a recipient
    </Link>
  ),
};
/** Renders the profile of a recipient at one of its levels, in one period. */
export function RecipientPage() {
  const { fy } = useParams();
  const recipientId = useSelector((state: RecipientPageState) => selectRecipient(state).id);
  const { search } = useLocation();
  const navigate = useNavigate();
  const day = useDataDay();
  const { year, invalidYear } = useProfilePeriod();
  const { refused } = useAddress(profileAddress);
  const query = useMemo(
    () => (fy === undefined ? null : { id: recipientId, year }),
    [fy, recipientId, year],
  );
  const answer = useAnswer(recipientOverview, query);
  useResetOnLeave('recipient', recipientReset);
  // The name is the same in all years, so the last loaded name stays visible while another year loads or fails.
  const recipientName = answer.value?.recipient_id === recipientId ? answer.value.name : undefined;
  const getPath = (chosenYear: string) =>
    `/recipient/${encodeURIComponent(recipientId)}/${chosenYear}`;
  const profile = (
    <ProfileFrame
      answer={answer}
      overline="Recipient Profile"
      title={({ name }) => name}
      period={profilePeriodLabel(year, day)}
      pageTitle={({ name }) => `${name} | Federal Award Recipient Profile`}
      loading="Loading the recipient"
      about="See the contracts, grants, loans and other awards of one recipient. Find the agencies that made them and what they are for. See where the work is done and how amounts change over time."
      longNames
      name={recipientName}
      failed={recipientName ?? 'Recipient not shown'}
      unknown={unknownRecipient}
      years={{
        choices: profileYears(day),
        chosen: year,
        onChoose: (chosenYear) => void navigate(`${getPath(chosenYear)}${search}`),
      }}
      tools={({ name, recipient_id: id }) => (
        <>
          <CompareButton kind="recipient" id={id} name={name} fy={year} />
          <ShareMenu
            url={`${getPath(year)}${search}`}
            subject={`${site.name} Recipient Profile: ${name}`}
            body={`The federal awards of ${name}:`}
          />
        </>
      )}
      notices={<Notices notices={[...unknownYear(invalidYear), ...unknownNotices(refused)]} />}
      sentence={(recipient) => <RecipientOpening record={recipient} />}
      figures={recipientFigures}
      sections={profileSections}
    />
  );
  if (fy !== undefined) return profile;
  return (
    <>
      <Navigate replace to={`${getPath(DEFAULT_PROFILE_YEAR)}${search}`} />
      {profile}
    </>
  );
}
