import { List, Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import {
  toFederalAccount,
  toFilterOptions,
  makeAccountFilters,
  makeAccountState,
  type AccountFilters,
  type AccountState,
} from '@/domain/federalAccount/account';
import { keepPeriods, keepYears } from '@/domain/federalAccount/filters';
import { sumObligations, type SpendingStep } from '@/domain/federalAccount/series';
import { latestPeriod } from '@/domain/fiscal';
import { readAddress } from '@/lib/url/address';
import type { Endpoint } from '@/lib/requests/queries';
import type { WithRequests } from '@/lib/requests/requestState';
import { selectResult } from '@/lib/requests/selectResult';
import type { AddressChanged } from '@/lib/url/addressState';
import { accountActivities, accountOverTime } from '@/services/federal-accounts/chartEndpoints';
import {
  accountClasses,
  accountProfile,
  accountSnapshot,
} from '@/services/federal-accounts/profileEndpoints';
import { submissionPeriods } from '@/services/references/endpoints';
import { accountAddress, parseFilters } from '../accountAddress';
import { getSnapshotYear, yearsUpTo } from '../accountYears';
import { getChartFilters } from '../chartFilters';

/** The account number, snapshot year, filters and chart step in the address. */
interface AccountInView {
  /** `AID-MAIN`. */
  number: string;
  /** Fiscal year of the snapshot; '' means the latest. */
  fy: string;
  /** The filters in the address, including fiscal years without data. */
  filters: AccountFilters;
  /** The length of a period in Spending Over Time. */
  step: SpendingStep;
}
const makeInView = ImmutableRecord<AccountInView>(
  { number: '', fy: '', filters: makeAccountFilters(), step: 'quarters' },
  'AccountInView',
);
export interface WithFederalAccount {
  federalAccount: RecordOf<AccountInView>;
}

/** The slices that the page of a federal account reads. */
export type AccountPageState = WithFederalAccount & WithRequests;

/** Returns the action that clears the federal account in view. */
export const federalAccountReset = () => ({ type: 'federalAccount/reset' }) as const;

const reducer = (
  state: RecordOf<AccountInView> = makeInView(),
  action: AddressChanged | UnknownAction,
): RecordOf<AccountInView> => {
  switch (action.type) {
    case 'address/changed': {
      const { feature, params, search } = (action as AddressChanged).address;
      if (feature !== 'account') return state;
      const { values } = readAddress(search, accountAddress);
      const { fy, step } = values;
      return makeInView({ number: params.accountNumber, fy, filters: parseFilters(values), step });
    }
    case 'federalAccount/reset':
      return makeInView();
    default:
      return state;
  }
};
/** The reducers that the page injects. */
export const federalAccountReducers: Readonly<Record<keyof WithFederalAccount, Reducer>> = {
  federalAccount: reducer as Reducer,
};

/** Returns the federal account in view, with the year and filters from the address. */
export const selectAccountInView = ({ federalAccount }: WithFederalAccount) => federalAccount;

const selectPeriodsResult = selectResult(submissionPeriods, {});
const selectPeriods = (state: WithRequests) => selectPeriodsResult(state) ?? [];
/** Returns the latest fiscal year with account data as of today (UTC); undefined until the submission periods have loaded. */
const selectLatestYear = (state: WithRequests): number | undefined =>
  latestPeriod(selectPeriods(state), new Date().toISOString().slice(0, 10))?.year;

/** Returns the filters in the address without fiscal years that have no data. */
export const selectAccountFilters = (state: AccountPageState): AccountFilters => {
  const { filters } = state.federalAccount;
  const latestYear = selectLatestYear(state);
  return latestYear === undefined ? filters : keepYears(filters, yearsUpTo(latestYear));
};

/** Returns the federal account in view (specification §3). Fields that have not loaded have their defaults. */
export const selectFederalAccount = (state: AccountPageState): AccountState => {
  const { number, fy, step } = state.federalAccount;
  if (!number) return makeAccountState();
  const read = <Q, A>(endpoint: Endpoint<Q, A>, query: Q | null) =>
    selectResult(endpoint, query)(state);
  const filters = selectAccountFilters(state);
  const profile = read(accountProfile, { number });
  const latestYear = selectLatestYear(state);
  const year = getSnapshotYear(fy, latestYear);
  const accountQuery = profile && { id: profile.id };
  const snapshot = read(
    accountSnapshot,
    accountQuery && year !== undefined ? { ...accountQuery, year } : null,
  );
  const activities = read(accountActivities, accountQuery);
  const chartFilters =
    accountQuery && getChartFilters(filters, { ...accountQuery, latest: latestYear, activities });
  const periods = read(accountOverTime, chartFilters && { ...chartFilters, step });
  return makeAccountState({
    account: profile ? toFederalAccount(profile, snapshot?.totals ?? null) : undefined,
    filters,
    filterOptions: toFilterOptions(
      read(accountClasses, accountQuery) ?? [],
      activities ?? [],
      profile?.symbols.map(({ symbol }) => symbol) ?? [],
    ),
    totalSpending: periods ? sumObligations(keepPeriods(filters, periods, step)) : undefined,
    submissionPeriods: List(selectPeriods(state)),
  });
};
