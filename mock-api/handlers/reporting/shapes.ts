import { type TProperties, Type } from '@sinclair/typebox';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '../../../src/domain/fiscal';
import { literals, NullableInteger, NullableNumber, NullableText } from '../../core/shapes';
import { filterField, listFields, listParameters } from '../shared/lists';

/** Periods 2 to 12 of a fiscal year. October (period 1) is reported with November. */
export const periods: readonly number[] = Array.from({ length: 11 }, (_, at) => at + 2);
const fiscal_year = Type.Integer({ minimum: EARLIEST_FEDERAL_ACCOUNT_YEAR });
const fiscal_period = Type.Integer({ minimum: 2, maximum: 12 });

const BUDGET_KEY = 'current_total_budget_authority_amount';
const statisticsSorts = [
  BUDGET_KEY,
  'tas_accounts_total',
  'missing_tas_accounts_count',
  'obligation_difference',
  'recent_publication_date',
  'recent_publication_date_certified',
  'tas_obligation_not_in_gtas_total',
  'unlinked_contract_award_count',
  'unlinked_assistance_award_count',
] as const;
export const OverviewQuery = Type.Object({
  fiscal_year,
  fiscal_period,
  ...filterField,
  ...listParameters(['toptier_code', 'agency_name', ...statisticsSorts], BUDGET_KEY),
});
export const PublishDatesQuery = Type.Object({
  fiscal_year,
  ...filterField,
  ...listParameters(
    [
      'agency_name',
      'abbreviation',
      'toptier_code',
      BUDGET_KEY,
      ...periods.map((period) => `publication_date,${period}` as const),
    ],
    BUDGET_KEY,
  ),
});
export const AgencyPeriodsQuery = Type.Object(
  listParameters(
    ['fiscal_year', 'fiscal_period', 'percent_of_total_budgetary_resources', ...statisticsSorts],
    BUDGET_KEY,
  ),
);
export const DifferencesQuery = Type.Object({
  fiscal_year,
  fiscal_period,
  ...listParameters(['difference', 'file_a_obligation', 'file_b_obligation', 'tas'], 'tas'),
});
export const DiscrepanciesQuery = Type.Object({
  fiscal_year,
  fiscal_period,
  ...listParameters(['amount', 'tas'], 'amount'),
});
export const HistoryQuery = Type.Object(
  listParameters(['publication_date', 'certification_date'], 'publication_date'),
);
/** The path parameters of one submission, without the agency. */
export const SubmissionPath = Type.Object({ fiscal_year, fiscal_period });
export const UnlinkedPath = Type.Object({
  fiscal_year,
  fiscal_period,
  type: literals(['assistance', 'procurement']),
});

const ListAnswer = <T extends TProperties>(row: T) => Type.Object(listFields(row));
const statisticsFields = {
  [BUDGET_KEY]: NullableNumber,
  recent_publication_date: NullableText,
  recent_publication_date_certified: Type.Boolean(),
  tas_account_discrepancies_totals: Type.Object({
    gtas_obligation_total: NullableNumber,
    tas_accounts_total: NullableNumber,
    tas_obligation_not_in_gtas_total: NullableNumber,
    missing_tas_accounts_count: NullableInteger,
  }),
  obligation_difference: NullableNumber,
  unlinked_contract_award_count: NullableInteger,
  unlinked_assistance_award_count: NullableInteger,
  assurance_statement_url: NullableText,
};
export const OverviewAnswer = ListAnswer({
  agency_name: Type.String(),
  abbreviation: Type.String(),
  toptier_code: Type.String(),
  agency_id: NullableInteger,
  ...statisticsFields,
});
export const AgencyPeriodsAnswer = ListAnswer({
  fiscal_year: Type.Integer(),
  fiscal_period: Type.Integer(),
  total_budgetary_resources: NullableNumber,
  percent_of_total_budgetary_resources: NullableNumber,
  ...statisticsFields,
});
const dateFields = { publication_date: NullableText, certification_date: NullableText };
export const PublishDatesAnswer = ListAnswer({
  agency_name: Type.String(),
  abbreviation: NullableText,
  toptier_code: Type.String(),
  [BUDGET_KEY]: NullableNumber,
  periods: Type.Array(
    Type.Object({
      period: Type.Integer(),
      quarter: Type.Integer(),
      submission_dates: Type.Object(dateFields),
      quarterly: Type.Boolean(),
    }),
  ),
});
export const DifferencesAnswer = ListAnswer({
  tas: Type.String(),
  file_a_obligation: Type.Number(),
  file_b_obligation: Type.Number(),
  difference: Type.Number(),
});
export const DiscrepanciesAnswer = ListAnswer({ tas: Type.String(), amount: Type.Number() });
export const HistoryAnswer = ListAnswer(dateFields);
export const UnlinkedAnswer = Type.Object({
  unlinked_file_c_award_count: Type.Integer(),
  unlinked_file_d_award_count: Type.Integer(),
  total_linked_award_count: Type.Integer(),
});
