import { Map as ImmutableMap, Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import { findAgency } from '@/domain/agencies/findAgency';
import {
  makeAgencyState,
  makeChosenFunds,
  type AgencyState,
} from '@/domain/agencies/agencyProfile';
import type { ListedAgency } from '@/domain/agencies/listedAgency';
import { getPathLevel, type FundsPath, type LineKind } from '@/domain/agencies/statusOfFunds';
import { fiscalYearOf, toIsoDate } from '@/domain/fiscal';
import { readAddress } from '@/lib/url/address';
import { keyOf, type Endpoint } from '@/lib/requests/queries';
import { selectEntry, type WithRequests } from '@/lib/requests/requestState';
import { selectResult } from '@/lib/requests/selectResult';
import type { AddressChanged } from '@/lib/url/addressState';
import {
  accountFunds,
  agencyAwards,
  agencyAwardTypes,
  agencyComponents,
  agencyNewAwards,
  agencyOverview,
  agencyRecipients,
  agencyResources,
  allAgencies,
  componentAccounts,
  subAgencyTotals,
  tasLines,
  type AgencyQuery,
} from '@/services/agencies/endpoints';
import { agencyAddress } from '../agencyAddress';
import { findLatestYear, parseYear } from '../agencyYear';
import { followFunds, getApiPage, isUnknownRow } from '../funds/fundsPath';

/** The agency in view, its year and the place in its status of funds, as the address gives them. */
interface AgencyInView extends FundsPath {
  slug: string;
  /** '' is the latest fiscal year. */
  fy: string;
  /** Whether the rows below a Treasury account are program activities or object classes. */
  lines: LineKind;
  page: number;
}
const makeInView = ImmutableRecord<AgencyInView>(
  {
    slug: '',
    fy: '',
    component: '',
    account: '',
    tas: '',
    line: '',
    lines: 'program_activity',
    page: 1,
  },
  'AgencyInView',
);
export interface WithAgency {
  agency: RecordOf<AgencyInView>;
}

/** The slices that the agency page reads. */
export type AgencyPageState = WithAgency & WithRequests;

/** Returns the action that clears the agency in view. It also resets the recipient in view (specification §4, "Other"). */
export const agencyReset = () => ({ type: 'agency/reset' }) as const;

const reducer = (
  state: RecordOf<AgencyInView> = makeInView(),
  action: AddressChanged | UnknownAction,
): RecordOf<AgencyInView> => {
  switch (action.type) {
    case 'address/changed': {
      const { feature, params, search } = (action as AddressChanged).address;
      return feature === 'agency'
        ? makeInView({ ...readAddress(search, agencyAddress).values, slug: params.agencySlug })
        : state;
    }
    case 'agency/reset':
      return makeInView();
    default:
      return state;
  }
};
/** The reducers that the agency page injects. */
export const agencyReducers: Readonly<Record<keyof WithAgency, Reducer>> = {
  agency: reducer as Reducer,
};

/** Returns the agency in view, with its year and its place in the status of funds. */
export const selectAgencyInView = ({ agency }: WithAgency): RecordOf<AgencyInView> => agency;

const indexAgencies = (agencies: readonly ListedAgency[]) => ({
  toptierCodes: ImmutableMap(agencies.map(({ slug, toptierCode }) => [slug, toptierCode])),
  agencyIds: ImmutableMap(agencies.map(({ id, toptierCode }) => [id, toptierCode])),
  agencySlugs: ImmutableMap(agencies.map(({ slug, toptierCode }) => [toptierCode, slug])),
  agencyOutlays: ImmutableMap(agencies.map(({ outlays, toptierCode }) => [toptierCode, outlays])),
});

/** Returns the selections in the status of funds, and whether its rows have loaded. A selection has no name until its row loads. */
const selectFunds = (state: AgencyPageState, query: AgencyQuery | null) => {
  const { agency: path } = state;
  const { component, account, tas, line, lines: kind, page } = path;
  const depth = getPathLevel(path);
  const read = <Q, A>(endpoint: Endpoint<Q, A>, query: Q | null) =>
    selectResult(endpoint, query)(state);
  const accountQuery = query && depth > 1 ? { account, fy: query.fy } : null;
  const components = read(agencyComponents, query);
  const accountRows = read(accountFunds, accountQuery);
  const lines = read(tasLines, query && depth > 2 ? { tas, kind, fy: query.fy } : null);
  const accountEntry = accountQuery && selectEntry(keyOf(accountFunds, accountQuery))(state);
  const { level, chosen } = followFunds(path, query?.toptierCode ?? '', {
    components,
    account: accountRows,
    isAccountUnknown: isUnknownRow(accountEntry?.failure),
    lines,
  });
  const accounts = read(
    componentAccounts,
    query && level === 1 ? { ...query, component, page: getApiPage(page) } : null,
  );
  const codes = [component, account, tas, line];
  const [first, second, third, fourth] = codes.map((id, at) =>
    at < level ? makeChosenFunds({ id, name: chosen[at]?.name }) : makeChosenFunds(),
  );
  return {
    selectedSubcomponent: first,
    selectedFederalAccount: second,
    selectedTas: third,
    selectedProgramActivityOrObjectClass: fourth,
    isStatusOfFundsChartLoaded: [components, accounts, accountRows, lines, lines][level] !== null,
  };
};

/** Returns the agency in view in the selected year (specification §3). Fields that have not loaded have their default values. */
export const selectAgency = (state: AgencyPageState): AgencyState => {
  const { slug, fy: requestedYear } = state.agency;
  const read = <Q, A>(endpoint: Endpoint<Q, A>, query: Q | null) =>
    selectResult(endpoint, query)(state) ?? undefined;
  const agencies = (slug && read(allAgencies, {})) || [];
  const agency = findAgency(agencies, slug);
  const latestYear = findLatestYear(agencies, fiscalYearOf(toIsoDate(new Date())));
  const query = agency
    ? { toptierCode: agency.toptierCode, fy: parseYear(requestedYear, latestYear) ?? latestYear }
    : null;
  const allTypesQuery = query && { ...query, codes: null };
  const awardFigures = read(agencyAwards, allTypesQuery);
  return makeAgencyState({
    ...indexAgencies(agencies),
    ...selectFunds(state, query),
    overview: read(agencyOverview, query),
    budgetaryResources: read(agencyResources, query),
    awardObligations: read(agencyAwardTypes, query),
    recipientDistribution: read(agencyRecipients, query),
    subagencyCount: read(subAgencyTotals, query)?.merge({
      newAwardCount: read(agencyNewAwards, allTypesQuery) ?? null,
      transactionCount: awardFigures?.transactions ?? null,
      obligations: awardFigures?.obligations ?? null,
    }),
  });
};
