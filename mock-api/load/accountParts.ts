import { quoteIdentifier } from './columns';
import { type Cells, isMissing } from './cells';
import type { AccountKind } from './layouts';
import { parsePeriod } from './parsePeriod';

/** Amount columns of account files by table column, current names first. */
const moneyColumns: Readonly<Record<AccountKind, Readonly<Record<string, readonly string[]>>>> = {
  'account balances': {
    brought_forward: ['budget_authority_unobligated_balance_brought_forward'],
    adjustments: ['adjustments_to_unobligated_balance_brought_forward'],
    appropriation: ['budget_authority_appropriated_amount'],
    borrowing: ['borrowing_authority_amount'],
    contract_authority: ['contract_authority_amount'],
    offsetting: ['spending_authority_from_offsetting_collections_amount'],
    other_resources: ['total_other_budgetary_resources_amount'],
    resources: ['total_budgetary_resources'],
    obligated: ['obligations_incurred'],
    recoveries: ['deobligations_or_recoveries_or_refunds_from_prior_year'],
    unobligated: ['unobligated_balance'],
    outlay: ['gross_outlay_amount'],
    status_total: ['status_of_budgetary_resources_total'],
  },
  'account breakdown by program activity and object class': {
    obligated: ['obligations_incurred'],
    outlay: ['gross_outlay_amount_FYB_to_period_end', 'gross_outlay_amount'],
  },
  'account breakdown by award': {
    obligation: ['transaction_obligated_amount'],
    outlay: ['gross_outlay_amount_FYB_to_period_end', 'gross_outlay_amount'],
  },
};
/** Every amount column of account files. */
export const accountAmounts = [
  ...Object.keys(moneyColumns['account balances']),
  'obligation',
] as const;
const lineColumns = [
  'account',
  'symbol',
  'owner',
  'reporter',
  'budget_function',
  'budget_subfunction',
  'activity',
  'class',
  'direct',
  'defc',
  'award_key',
  'piid',
  'fain',
  'uri',
] as const;
/** Returns SQL for a hash of the given SQL values. */
export const hashSql = (values: readonly string[]): string =>
  `md5(concat_ws(chr(31), ${values.map((part) => `coalesce(${part}, chr(30))`).join(', ')}))`;

/** Returns the SQL of each table column for an account file, by column name. */
export const accountParts = (
  kind: AccountKind,
  columns: readonly string[],
  name: string,
  { text, money: amount, date }: Cells,
): Record<string, string> => {
  const codeSql = (...names: string[]) =>
    `case when not ${isMissing(text(...names))} then ${text(...names)} end`;
  const periodSql = `upper(${text('submission_period')})`;
  const quarterCondition = `regexp_matches(${periodSql}, '^FY20\\d\\dQ[1-4]$')`;
  const monthCondition = `regexp_matches(${periodSql}, '^FY20\\d\\dP(0?[1-9]|1[0-2])$')`;
  const namePeriod = parsePeriod(name);
  const hasPeriodColumn = columns.includes('submission_period');
  const kindColumns = moneyColumns[kind];
  const parts: Record<string, string> = {
    grade: String(
      (columns.includes('treasury_account_symbol') ? 2 : 0) +
        (columns.includes('reporting_agency_name') ? 1 : 0),
    ),
    fy: hasPeriodColumn
      ? `case when ${quarterCondition} or ${monthCondition} then substr(${periodSql}, 3, 4)::INTEGER end`
      : `${namePeriod?.fy ?? 'null'}::INTEGER`,
    period: hasPeriodColumn
      ? `case
          when ${quarterCondition} then right(${periodSql}, 1)::INTEGER * 3
          when ${monthCondition} then substr(${periodSql}, 8)::INTEGER
        end`
      : `${namePeriod?.period ?? 'null'}::INTEGER`,
    account: `coalesce(${codeSql('federal_account_symbol')},
        ${text('agency_identifier_code')} || '-' || ${text('main_account_code')})`,
    account_title: text('federal_account_name', 'treasury_account_name'),
    symbol: text('treasury_account_symbol'),
    ata: text('allocation_transfer_agency_identifier_code'),
    aid: text('agency_identifier_code'),
    bpoa: text('beginning_period_of_availability'),
    epoa: text('ending_period_of_availability'),
    availability: text('availability_type_code'),
    main: text('main_account_code'),
    sub: text('sub_account_code'),
    owner: text('owning_agency_name', 'agency_name'),
    reporter: text('reporting_agency_name'),
    budget_function: text('budget_function'),
    budget_subfunction: text('budget_subfunction'),
    // Newer files have the program activity reporting key (PARK) in place of the code.
    activity: `coalesce(${codeSql('program_activity_code')}, ${text('program_activity_reporting_key')})`,
    activity_name: text('program_activity_name'),
    class: `replace(${text('object_class_code')}, '.', '')`,
    class_name: text('object_class_name'),
    direct: text('direct_or_reimbursable_funding_source'),
    defc: text('disaster_emergency_fund_code'),
    defc_name: text('disaster_emergency_fund_name'),
    award_key: text('award_unique_key'),
    piid: text('award_id_piid'),
    fain: text('award_id_fain'),
    uri: text('award_id_uri'),
    removal: 'null::VARCHAR',
    ...Object.fromEntries(
      accountAmounts.map((column) => [column, amount(...(kindColumns[column] ?? []))]),
    ),
    modified_at: `try_cast(${text('last_modified_date')} as TIMESTAMP)`,
    modified: date('last_modified_date'),
    whole: hashSql(columns.map(quoteIdentifier)),
  };
  const line = Object.fromEntries(lineColumns.map((column) => [column, `(${parts[column]!})`]));
  return {
    ...parts,
    line: lineSql(kind, {
      ...line,
      fy: parts.fy!,
      period: parts.period!,
      obligation: parts.obligation!,
    }),
  };
};
/** Returns SQL for the key of an account row, a hash of its fiscal year, period and line columns. */
export const lineSql = (
  kind: AccountKind,
  columns: Readonly<Record<string, string>> = Object.fromEntries(
    [...lineColumns, 'fy', 'period', 'obligation'].map((column) => [column, column]),
  ),
): string =>
  hashSql([
    `(${columns.fy!})::VARCHAR`,
    `(${columns.period!})::VARCHAR`,
    ...lineColumns.map((column) => columns[column]!),
    // An obligation and an outlay balance are separate rows of one line.
    ...(kind === 'account breakdown by award' ? [`(${columns.obligation!} is null)::VARCHAR`] : []),
  ]);

/** SQL condition for balances whose components do not add up to their total. */
export const unevenSql = `(brought_forward + coalesce(adjustments, 0) + appropriation + other_resources <> resources
    or obligated + unobligated <> resources)`;

/** Returns SQL for the reason why a row of an account file is refused, or null. */
export const accountRefusalSql = (kind: AccountKind): string => {
  const requiredColumns: Readonly<Record<AccountKind, readonly string[]>> = {
    'account balances': ['resources', 'obligated', 'outlay'],
    'account breakdown by program activity and object class': ['obligated'],
    'account breakdown by award': [],
  };
  const emptyCases = requiredColumns[kind].map(
    (column) =>
      `when ${column} is null then 'the column ${moneyColumns[kind][column]![0]!} is empty'`,
  );
  return `case
      when account is null or not regexp_matches(account, '^\\d{3}-\\d{4}$')
        then 'the federal account symbol is missing or does not have the form 012-3456'
      when fy is null then 'the submission period is missing or does not have the form FY2024P12'
      when unread is not null then unread
      ${emptyCases.join(' ')}
    end`;
};
