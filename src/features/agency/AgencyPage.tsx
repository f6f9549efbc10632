import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation } from 'react-router-dom';
import NotFoundPage from '@/blocks/not-found';
import { ProfileFrame } from '@/blocks/profile';
import { makeAnalyticsAgency } from '@/domain/agencies/agencyProfile';
import { findAgency } from '@/domain/agencies/findAgency';
import { agencyPath, agencyTitle, type ListedAgency } from '@/domain/agencies/listedAgency';
import {
  EARLIEST_FEDERAL_ACCOUNT_YEAR,
  fiscalYearOf,
  fiscalYearRange,
  fiscalYearLabel,
} from '@/domain/fiscal';
import { site } from '@/domain/site/site';
import { useAddress } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';
import { usePageTitle } from '@/lib/pageTitle';
import { usePorts } from '@/lib/ports';
import { EMPTY_QUERY, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { useResetOnLeave, type WithAddress } from '@/lib/url/addressState';
import { allAgencies } from '@/services/agencies/endpoints';
import { lazyComponent } from '@/ui/lazyComponent';
import { Notices, unknownNotices, type Notice } from '@/ui/Notices';
import { ShareMenu } from '@/ui/ShareMenu';
import { Loading } from '@/ui/Status';
import { AgencyHead } from './AgencyHead';
import { agencyAddress } from './agencyAddress';
import { findLatestYear, yearChoices, parseYear, type AgencyInYear } from './agencyYear';
import { StatusOfFunds } from './funds/StatusOfFunds';
import { Overview } from './sections/Overview';
import { useYearPeriod } from './sections/useThrough';
import { agencyReset, selectAgencyInView } from './state/agencyState';

const unknownAgency = {
  title: 'Invalid Agency',
  text: 'No agency has the name in this address.',
  action: (
    <Link className="usa-button" to="/agency">
      See all agencies
    </Link>
  ),
};
const AwardSpending = lazyComponent<{ record: AgencyInYear }>(
  () => import('./awards/AwardSpending'),
  { name: 'Award spending', waiting: <Loading message="Loading your data..." /> },
);
const sections = [
  { id: 'overview', label: 'Overview', Content: Overview },
  { id: 'status-of-funds', label: 'Status of Funds', Content: StatusOfFunds },
  { id: 'award-spending', label: 'Award Spending', Content: AwardSpending },
];
const getYearNotices = (requestedYear: string, latest: number): readonly Notice[] => [
  {
    kind: 'warning',
    text: `FY ${requestedYear} is not available. Agencies have reported from FY ${EARLIEST_FEDERAL_ACCOUNT_YEAR} to FY ${latest}. This page shows FY ${latest}.`,
  },
];

function NoAgency() {
  usePageTitle('404');
  return <NotFoundPage />;
}

interface ProfileProps {
  list: Answer<object, readonly ListedAgency[]>;
  agency: ListedAgency | undefined;
}
/** Renders the profile of an agency, and only its frame until the agency has loaded. */
function Profile({ list, agency }: ProfileProps) {
  const { search } = useLocation();
  const { track } = usePorts();
  const day = useDataDay();
  const requestedYear = useSelector(selectAgencyInView).fy;
  const { refused, write } = useAddress(agencyAddress);
  const agencies = list.value;
  const latest = findLatestYear(agencies ?? [], fiscalYearOf(day));
  const year = parseYear(requestedYear, latest);
  const fy = year ?? latest;
  const reportedDate = useYearPeriod(fy)?.latestSubmissionDate ?? fiscalYearRange(fy).end;
  const accountYear = fiscalYearLabel(fy, reportedDate);
  const awardYear = fiscalYearLabel(fy, day);
  const record = useMemo<AgencyInYear | null>(
    () =>
      agency
        ? { agency, fy, query: { toptierCode: agency.toptierCode, fy }, accountYear, awardYear }
        : null,
    [agency, fy, accountYear, awardYear],
  );
  useEffect(() => {
    if (!agency) return;
    const { agencyType, toptier_agency: toptier } = makeAnalyticsAgency(agency);
    const codes = [agencyType, toptier.abbreviation, toptier.toptier_code];
    track('agencyProfile', toptier.name, codes.filter(Boolean).join(' '));
  }, [track, agency]);
  const answer: Answer<object, AgencyInYear> = { ...list, value: record };
  return (
    <ProfileFrame
      answer={answer}
      overline="Agency Profile"
      title={(profile) => agencyTitle(profile.agency)}
      period={accountYear}
      pageTitle={(profile) => `${profile.agency.name} | Spending Profile`}
      loading="Loading the agency"
      about="See how much a federal agency can spend in a fiscal year, and how much it has obligated and paid out. Explore its offices, accounts, programs and awards. The agency reports this data."
      longNames
      failed="Agency not shown"
      unknown={unknownAgency}
      years={{
        // Until the years have loaded, the picker shows one choice, so that its place and width are reserved.
        choices: agencies ? yearChoices(latest) : [{ id: String(fy), label: `FY ${fy}` }],
        chosen: String(fy),
        onChoose: (value) =>
          write({ fy: value === String(latest) ? '' : value, page: 1 }, 'replace'),
      }}
      tools={(profile) => (
        <ShareMenu
          url={`${agencyPath(profile.agency)}${search}`}
          subject={`${site.name} Agency Profile: ${profile.agency.name}`}
          body={`Spending of ${profile.agency.name}:`}
        />
      )}
      notices={
        <Notices
          notices={[
            ...(year === undefined && agencies ? getYearNotices(requestedYear, latest) : []),
            ...unknownNotices(refused),
          ]}
        />
      }
      sections={sections}
    >
      {(profile) => <AgencyHead record={profile} />}
    </ProfileFrame>
  );
}

/**
 * Renders the profile of an agency in a fiscal year. Other identifiers of the agency redirect to its slug. An unknown identifier
 * renders the 404 page.
 */
export function AgencyPage() {
  const { slug } = useSelector(selectAgencyInView);
  // Read from the store like the slug, because the store has a new address before the router renders it.
  const search = useSelector(({ address }: WithAddress) => address.search);
  const { hash } = useLocation();
  const list = useAnswer(allAgencies, EMPTY_QUERY);
  const agency = useMemo(
    () => (list.value ? findAgency(list.value, slug) : undefined),
    [list.value, slug],
  );
  useResetOnLeave('agency', agencyReset);
  if (list.value && !agency) return <NoAgency />;
  const canonicalSlug = agency && (agency.slug || agency.id);
  if (canonicalSlug && canonicalSlug !== slug)
    return <Navigate replace to={{ pathname: agencyPath(agency), search, hash }} />;
  return <Profile key={slug} list={list} agency={agency} />;
}
