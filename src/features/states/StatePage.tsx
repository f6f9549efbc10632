import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { CompareButton } from '@/blocks/compare';
import { ProfileFrame, UnknownProfile } from '@/blocks/profile';
import { SubjectOpening, SubjectTrend, ViewAwards } from '@/blocks/spending-profile';
import { useLatestPeriod } from '@/blocks/submission-periods';
import {
  DEFAULT_PROFILE_YEAR,
  outlayDaysPhrase,
  profilePeriodLabel,
  parseProfileYear,
  profileYears,
} from '@/domain/profileYears';
import { site } from '@/domain/site/site';
import {
  findProfileState,
  statePath,
  type ProfileState,
} from '@/domain/stateProfile/profileStates';
import { recordFilters } from '@/domain/spendingSubject';
import { useAddress } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { useResetOnLeave } from '@/lib/url/addressState';
import { MapWaiting } from '@/map/MapWaiting';
import { stateProfile } from '@/services/states/endpoints';
import { lazyComponent } from '@/ui/lazyComponent';
import { Notices, unknownNotices, unknownYear } from '@/ui/Notices';
import { ShareMenu } from '@/ui/ShareMenu';
import { StateOverview } from './sections/StateOverview';
import { StateTop } from './sections/StateTop';
import {
  selectStateProfile,
  stateProfileReset,
  type StatePageState,
} from './state/stateProfileState';
import { stateAddress } from './stateAddress';
import { makeStateRanking, makeStateSubject, type StateRecord } from './stateSubject';
import { stateFigures } from './stateSummary';

const unknownState = {
  title: 'Invalid State',
  text: 'No state, district or territory matches this address.',
  action: (
    <Link className="usa-button" to="/state">
      See all states and territories
    </Link>
  ),
};
const StateMap = lazyComponent(() => import('./sections/StateMap'), {
  name: 'The map',
  waiting: <MapWaiting />,
});
const OVERLINE = 'State Profile';
const sections = [
  { id: 'overview', label: 'Overview', Content: StateOverview },
  { id: 'map', label: 'Map', Content: StateMap },
  { id: 'transactions-over-time', label: 'Transactions Over Time', Content: SubjectTrend },
  { id: 'top-five', label: 'Top 5', Content: StateTop },
];

function StateProfileView({ state }: { state: ProfileState }) {
  const requestedYear = useSelector((slices: StatePageState) => selectStateProfile(slices).fy);
  const day = useDataDay();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { refused } = useAddress(stateAddress);
  const year = parseProfileYear(requestedYear, day);
  const fy = year ?? DEFAULT_PROFILE_YEAR;
  const query = useMemo(() => ({ state, fy }), [state, fy]);
  const answer = useAnswer(stateProfile, query);
  const profile = answer.value;
  const record = useMemo<StateRecord | null>(
    () =>
      profile && {
        subject: makeStateSubject(state),
        fy: profile.fy,
        obligations: profile.overview.totalPrimeAmount,
        state,
        profile,
      },
    [state, profile],
  );
  const ranking = useMemo(() => makeStateRanking(state), [state]);
  const outlayDays = outlayDaysPhrase(fy, day, useLatestPeriod().latest);
  const notices = [
    ...unknownYear(year === undefined ? requestedYear : ''),
    ...unknownNotices(refused),
  ];
  return (
    <ProfileFrame
      answer={{ ...answer, value: record }}
      overline={OVERLINE}
      title={({ profile: { overview } }) => overview.name}
      period={profilePeriodLabel(fy, day)}
      pageTitle={({ profile: { overview } }) => `${overview.name} | Spending Profile`}
      loading="Loading the state"
      about="See the federal awards for work in one state or territory: the total and the amount per resident. Find the recipients, agencies and purposes of the awards, and how amounts change over time."
      name={state.name}
      failed={state.name}
      unknown={unknownState}
      years={{
        choices: profileYears(day),
        chosen: fy,
        onChoose: (next) =>
          void navigate({ pathname: statePath(state, next), search }, { preventScrollReset: true }),
      }}
      tools={({ subject, profile: { overview } }) => (
        <>
          <CompareButton kind="state" id={state.fips} name={overview.name} fy={fy} />
          <ShareMenu
            url={`${statePath(state, fy)}${search}`}
            subject={`${site.name} State Profile: ${overview.name}`}
            body={`Federal ${subject.awards}:`}
          />
        </>
      )}
      sentence={(loaded) => <SubjectOpening record={loaded} ranking={ranking} />}
      figures={(loaded) =>
        stateFigures(
          loaded.profile,
          outlayDays,
          <ViewAwards label="Obligations" filters={() => recordFilters(loaded, day)} />,
        )
      }
      sections={sections}
      notices={<Notices notices={notices} />}
    />
  );
}

/**
 * Renders the profile page of a state, the District of Columbia or a territory. State codes redirect to the name, and addresses without
 * a year to the latest period.
 */
export function StatePage() {
  const { state: stateSlug = '', fy } = useParams();
  const { search, hash } = useLocation();
  const id = useSelector((slices: StatePageState) => selectStateProfile(slices).id);
  useResetOnLeave('states', stateProfileReset);
  const state = findProfileState(id);
  if (!state)
    return <UnknownProfile overline={OVERLINE} heading="State not shown" {...unknownState} />;
  // The store has a new address before the router renders it, so a redirect depends only on the path of the router.
  const stateInPath = findProfileState(stateSlug);
  if (stateInPath && (stateInPath.slug !== stateSlug || fy === undefined))
    return <Navigate replace to={{ pathname: statePath(stateInPath, fy), search, hash }} />;
  return <StateProfileView key={state.fips} state={state} />;
}
