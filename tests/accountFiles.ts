import { buildServer } from '../mock-api/server';

const amountColumns = [
  'budget_authority_unobligated_balance_brought_forward',
  'adjustments_to_unobligated_balance_brought_forward',
  'budget_authority_appropriated_amount',
  'borrowing_authority_amount',
  'contract_authority_amount',
  'spending_authority_from_offsetting_collections_amount',
  'total_other_budgetary_resources_amount',
  'total_budgetary_resources',
  'obligations_incurred',
  'deobligations_or_recoveries_or_refunds_from_prior_year',
  'unobligated_balance',
  'gross_outlay_amount',
  'status_of_budgetary_resources_total',
];
const symbolColumns = [
  'allocation_transfer_agency_identifier_code',
  'agency_identifier_code',
  'beginning_period_of_availability',
  'ending_period_of_availability',
  'availability_type_code',
  'main_account_code',
  'sub_account_code',
  'treasury_account_symbol',
  'treasury_account_name',
];
const submissionColumns = ['owning_agency_name', 'reporting_agency_name', 'submission_period'];
const accountColumns = [
  'federal_account_symbol',
  'federal_account_name',
  'agency_identifier_name',
  'budget_function',
  'budget_subfunction',
];
const breakdownColumns = [
  'program_activity_code',
  'program_activity_name',
  'object_class_code',
  'object_class_name',
  'direct_or_reimbursable_funding_source',
  'disaster_emergency_fund_code',
  'disaster_emergency_fund_name',
];
const awardColumns = [
  ...breakdownColumns,
  'transaction_obligated_amount',
  'gross_outlay_amount_FYB_to_period_end',
  'award_unique_key',
  'award_id_piid',
  'award_id_fain',
  'award_id_uri',
];
/**
 * Headings of the official account files: the older layout of balances (2018), and the current layouts. `…Treasury` layouts are by
 * Treasury Account Symbol, the others by federal account.
 */
const headings = {
  balancesOlder: [
    'federal_account_symbol',
    'federal_account_name',
    'agency_name',
    'budget_function',
    'budget_subfunction',
    ...amountColumns,
  ],
  balances: [...submissionColumns, ...accountColumns, ...amountColumns, 'last_modified_date'],
  balancesTreasury: [
    ...submissionColumns,
    ...symbolColumns,
    ...accountColumns,
    ...amountColumns,
    'last_modified_date',
  ],
  lines: [
    ...submissionColumns,
    ...accountColumns,
    ...breakdownColumns,
    'obligations_incurred',
    'gross_outlay_amount_FYB_to_period_end',
  ],
  awards: [...submissionColumns, ...accountColumns, ...awardColumns],
  awardsTreasury: [...submissionColumns, ...symbolColumns, ...accountColumns, ...awardColumns],
};
/** Values of a row by heading. */
export type Line = Readonly<Record<string, string>>;
const forest: Line = {
  owning_agency_name: 'Department of Agriculture',
  reporting_agency_name: 'Department of Agriculture',
  agency_name: 'Department of Agriculture',
  federal_account_symbol: '012-9901',
  federal_account_name: 'Sample Forests, Agriculture',
  budget_function: 'Natural Resources and Environment',
  budget_subfunction: 'Conservation and land management',
  program_activity_code: '0001',
  program_activity_name: 'SAMPLE THINNING',
  object_class_code: '25.2',
  object_class_name: 'Other services from non-Federal sources',
  direct_or_reimbursable_funding_source: 'D',
  disaster_emergency_fund_code: 'Q',
};
/** Converts dollars to whole cents. */
export const toCents = (value: unknown) => Math.round(Number(value) * 100);
/** Layouts of account files. */
export type Layout = keyof typeof headings;
/**
 * Returns the amounts of a balance in dollars. Its four sources add up to the total resources, as do its obligated and unobligated
 * amounts.
 */
export const toBalance = (appropriated: number, obligated: number, outlay: number): Line => {
  const total = appropriated + 300.25 - 20.15 + 50.5;
  return Object.fromEntries(
    amountColumns.map((column, at) => [
      column,
      [
        300.25,
        -20.15,
        appropriated,
        10,
        20.25,
        20.25,
        50.5,
        total,
        obligated,
        5.05,
        total - obligated,
        outlay,
        total,
      ][at]!.toFixed(2),
    ]),
  );
};
/** Returns the Treasury Account Symbol of the forest account: available for `years`, or indefinitely. */
export const toSymbol = (years?: [string, string]): Line => ({
  agency_identifier_code: '012',
  beginning_period_of_availability: years?.[0] ?? '',
  ending_period_of_availability: years?.[1] ?? '',
  availability_type_code: years ? '' : 'X',
  main_account_code: '9901',
  sub_account_code: '000',
  treasury_account_symbol: `012-${years ? years.join('/') : 'X'}-9901-000`,
  treasury_account_name: 'Sample Forests, Agriculture',
});
/** Returns a CSV file of a layout as text. Fields missing from a row have the values of the forest account. */
export const formatFile = (layout: Layout, lines: readonly Line[]) =>
  [
    headings[layout].join(','),
    ...lines.map((line) =>
      headings[layout]
        .map((column) => {
          const value = { ...forest, ...line }[column] ?? '';
          return /[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
        })
        .join(','),
    ),
    '',
  ].join('\r\n');

interface Account {
  id: number;
  account_title: string;
  parent_agency_name: string;
  total_obligated_amount: number | null;
  total_gross_outlay_amount: number | null;
  total_budgetary_resources: number | null;
  children: { code: string; obligated_amount: number }[];
}
/** A response of the Explorer's endpoint. */
export interface ExplorerResult {
  total: number | null;
  end_date: string | null;
  results: { id: string | null; name: string; amount: number; code: string | null }[];
}
interface Api {
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body: object) => Promise<T>;
  account: (number: string, year?: number) => Promise<Account>;
  snapshot: (number: string, year: number) => Promise<Record<string, number | null>>;
  explore: (type: string, fy: number, period: number, filters?: object) => Promise<ExplorerResult>;
}
/**
 * Starts a server over a loaded dataset, calls `callback` with its client, and closes the server afterwards. Returns the result of
 * `callback`.
 */
export const withServer = async <T>(
  path: string,
  callback: (api: Api) => Promise<T>,
): Promise<T> => {
  const server = await buildServer({ path, cacheSize: 0, connections: 1 });
  const get = async <A>(path: string) =>
    (await server.app.inject({ url: `/api/v2/${path}` })).json<A>();
  const post = async <A>(path: string, body: object) =>
    (
      await server.app.inject({
        method: 'POST',
        url: `/api/v2/${path}`,
        payload: body,
      })
    ).json<A>();
  const getAccount = (number: string, year?: number) =>
    get<Account>(`federal_accounts/${number}/${year ? `?fiscal_year=${year}` : ''}`);
  try {
    return await callback({
      get,
      post,
      account: getAccount,
      snapshot: async (number, year) =>
        (
          await get<{ results: Record<string, number | null> }>(
            `federal_accounts/${(await getAccount(number)).id}/fiscal_year_snapshot/${year}/`,
          )
        ).results,
      explore: (type, fy, period, filters = {}) =>
        post<ExplorerResult>('spending/', { type, filters: { fy, period, ...filters } }),
    });
  } finally {
    await server.close();
  }
};
