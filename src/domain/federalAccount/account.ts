/** State of a federal account’s page (specification `interactive.md` §3, "Federal account"). */
import {
  List,
  Map as ImmutableMap,
  Record as ImmutableRecord,
  Set as ImmutableSet,
  type RecordOf,
} from 'immutable';
import type { IsoDay, SubmissionPeriod } from '../fiscal';
import { UNKNOWN, type Dollars } from '../format';

/** Amounts of a fiscal year in dollars; null if not loaded or not reported. */
export const makeAccountTotals = ImmutableRecord(
  {
    /** Total budgetary resources, the amount that may be spent. */
    available: UNKNOWN,
    obligated: UNKNOWN,
    unobligated: UNKNOWN,
    budgetAuthority: UNKNOWN,
    outlay: UNKNOWN,
    balanceBroughtForward: UNKNOWN,
    otherBudgetaryResources: UNKNOWN,
    appropriations: UNKNOWN,
  },
  'AccountTotals',
);
export type AccountTotals = ReturnType<typeof makeAccountTotals>;

interface FederalAccountShape {
  /** The API's own id; '' until it has loaded. */
  id: string;
  agency_identifier: string;
  main_account_code: string;
  title: string;
  totals: AccountTotals;
}
type FederalAccount = RecordOf<FederalAccountShape>;
const makeFederalAccount = ImmutableRecord<FederalAccountShape>(
  { id: '', agency_identifier: '', main_account_code: '', title: '', totals: makeAccountTotals() },
  'FederalAccount',
);

/** Returns the record of a federal account. Its amounts are null until `totals` has loaded. */
export const toFederalAccount = (
  accountData: {
    id: number;
    agencyIdentifier: string;
    mainAccountCode: string;
    title: string;
  },
  totals: AccountTotals | null,
): FederalAccount =>
  makeFederalAccount({
    id: String(accountData.id),
    agency_identifier: accountData.agencyIdentifier,
    main_account_code: accountData.mainAccountCode,
    title: accountData.title,
    totals: totals ?? makeAccountTotals(),
  });

interface AccountFiltersShape {
  /** Whether the time is fiscal years (`fy`) or dates (`dr`). */
  dateType: 'fy' | 'dr';
  fy: ImmutableSet<string>;
  startDate: IsoDay | '';
  endDate: IsoDay | '';
  /** Codes of minor object classes. */
  objectClass: ImmutableSet<string>;
  /** Keys of `ActivityOption`. */
  programActivity: ImmutableSet<string>;
  tas: List<string>;
}
export type AccountFilters = RecordOf<AccountFiltersShape>;
export const makeAccountFilters = ImmutableRecord<AccountFiltersShape>(
  {
    dateType: 'fy',
    fy: ImmutableSet(),
    startDate: '',
    endDate: '',
    objectClass: ImmutableSet(),
    programActivity: ImmutableSet(),
    tas: List(),
  },
  'AccountFilters',
);

/** A program activity that can be selected. Activities with the same code and name are one option. */
export interface ActivityOption {
  /** The code, with a number appended if several names share it. */
  key: string;
  code: string;
  name: string;
  /** IDs of the activities in the API. */
  ids: readonly number[];
}
/** A major object class with its minor object classes. */
export interface ObjectClassOption {
  code: string;
  name: string;
  minor: readonly { code: string; name: string }[];
}
interface FilterOptionsShape {
  /** Codes of all minor classes. */
  objectClass: ImmutableSet<string>;
  programActivity: List<ActivityOption>;
  tas: List<string>;
  /** Names of all classes by their codes. */
  objectClassDefinitions: ImmutableMap<string, string>;
  /** Codes of minor classes by the code of their major class. */
  objectClassChildren: ImmutableMap<string, readonly string[]>;
}
type FilterOptions = RecordOf<FilterOptionsShape>;
export const makeFilterOptions = ImmutableRecord<FilterOptionsShape>(
  {
    objectClass: ImmutableSet(),
    programActivity: List(),
    tas: List(),
    objectClassDefinitions: ImmutableMap(),
    objectClassChildren: ImmutableMap(),
  },
  'AccountFilterOptions',
);
/** Returns the filter options from an account's responses. */
export const toFilterOptions = (
  classes: readonly ObjectClassOption[],
  activities: readonly ActivityOption[],
  symbols: readonly string[],
): FilterOptions =>
  makeFilterOptions({
    objectClass: ImmutableSet(classes.flatMap(({ minor }) => minor.map(({ code }) => code))),
    programActivity: List(activities),
    tas: List(symbols),
    objectClassDefinitions: ImmutableMap(
      classes.flatMap(({ code, name, minor }): [string, string][] => [
        [code, name],
        ...minor.map((minorClass): [string, string] => [minorClass.code, minorClass.name]),
      ]),
    ),
    objectClassChildren: ImmutableMap(
      classes.map(({ code, minor }): [string, readonly string[]] => [
        code,
        minor.map((minorClass) => minorClass.code),
      ]),
    ),
  });

interface AccountStateShape {
  account: FederalAccount;
  filters: AccountFilters;
  filterOptions: FilterOptions;
  /** Obligations that match the filters, in dollars. */
  totalSpending: Dollars;
  submissionPeriods: List<SubmissionPeriod>;
}
export type AccountState = RecordOf<AccountStateShape>;
export const makeAccountState = ImmutableRecord<AccountStateShape>(
  {
    account: makeFederalAccount(),
    filters: makeAccountFilters(),
    filterOptions: makeFilterOptions(),
    totalSpending: 0,
    submissionPeriods: List(),
  },
  'FederalAccountState',
);
