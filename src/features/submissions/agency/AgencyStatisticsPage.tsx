import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PageLink } from '@/blocks/entity-links';
import NotFoundPage from '@/blocks/not-found';
import { ProfileFrame } from '@/blocks/profile';
import { agencyPath } from '@/domain/agencies/listedAgency';
import { MISSING } from '@/domain/format';
import { usePageTitle } from '@/lib/pageTitle';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { useResetOnLeave } from '@/lib/url/addressState';
import { agencyOverview, allAgencies } from '@/services/agencies/endpoints';
import { ErrorBoundary } from '@/ui/Status';
import { ExternalLink } from '@/ui/ExternalLink';
import { ShareMenu } from '@/ui/ShareMenu';
import { agencyStatisticsPath, STATISTICS_PATH } from '@/domain/submissions/statisticsPaths';
import { ColumnHelp } from '../details/ColumnHelp';
import { submissionsReset } from '../state/submissionsState';
import { AgencyNotes } from './AgencyNotes';
import { AgencyPeriods } from './AgencyPeriods';

/** HTTP statuses by which the API reports an unknown agency. */
const UNKNOWN_STATUSES: readonly number[] = [400, 404, 422];
const ALL_AGENCIES_PATH = `${STATISTICS_PATH}?tab=submissions`;
const unknownAgency = {
  title: 'Invalid Agency',
  text: 'No agency has this code.',
  action: <Link to={ALL_AGENCIES_PATH}>See all agencies</Link>,
};

function NoAgency() {
  usePageTitle('404');
  return <NotFoundPage />;
}

function AgencyLinks({ toptierCode, website }: { toptierCode: string; website: string }) {
  const { value } = useAnswer(allAgencies, EMPTY_QUERY);
  const profileAgency = value?.find((agency) => agency.toptierCode === toptierCode);
  const renderProfile = () => {
    if (profileAgency)
      return <PageLink to={agencyPath(profileAgency)}>{profileAgency.name}</PageLink>;
    return value ? 'This agency has no profile.' : MISSING;
  };
  return (
    <dl className="submission-agency__ways">
      <div>
        <dt>Agency Contact Information</dt>
        <dd>
          {website ? (
            <ExternalLink href={website}>{website.replace(/^https?:\/\/|\/$/gi, '')}</ExternalLink>
          ) : (
            MISSING
          )}
        </dd>
      </div>
      <div>
        <dt>Agency Profile Page</dt>
        <dd>{renderProfile()}</dd>
      </div>
    </dl>
  );
}

function Statistics({ toptierCode }: { toptierCode: string }) {
  const answer = useAnswer(
    agencyOverview,
    useMemo(() => ({ toptierCode }), [toptierCode]),
  );
  const { failure, value } = answer;
  if (failure && !value && UNKNOWN_STATUSES.includes(failure.status)) return <NoAgency />;
  return (
    <ProfileFrame
      answer={answer}
      overline="Agency Profile"
      title={({ name }) => name}
      pageTitle={({ name }) => `${name} | Submission Statistics`}
      loading="Loading the agency"
      about="See when a federal agency published and certified its data for each period, how complete the data is, and where files disagree."
      longNames
      failed="Agency not shown"
      unknown={unknownAgency}
      tools={({ name }) => (
        <ShareMenu
          url={agencyStatisticsPath(toptierCode)}
          subject={`Agency Submission Statistics | ${name}`}
          body={`How ${name} reports its spending:`}
        />
      )}
    >
      {({ name, website }) => (
        <div className="submission-agency">
          <p>
            <Link to={ALL_AGENCIES_PATH}>Back to All Agencies</Link>
          </p>
          <AgencyLinks toptierCode={toptierCode} website={website} />
          <AgencyNotes toptierCode={toptierCode} />
          <ErrorBoundary>
            <AgencyPeriods toptierCode={toptierCode} agency={name} />
          </ErrorBoundary>
          <ColumnHelp />
        </div>
      )}
    </ProfileFrame>
  );
}

/** Renders the submission statistics of one agency, by Treasury agency code. */
export function AgencyStatisticsPage() {
  const { agencyCode = '' } = useParams();
  useResetOnLeave('submissions', submissionsReset);
  return /^\d{3,4}$/.test(agencyCode) ? (
    <Statistics key={agencyCode} toptierCode={agencyCode} />
  ) : (
    <NoAgency />
  );
}
