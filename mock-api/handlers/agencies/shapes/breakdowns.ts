import { type TProperties, Type } from '@sinclair/typebox';
import { literals } from '../../../core/shapes';
import { groupKeys } from '../../../db/schema';
import { DefCode, Part, spentFields, SPENT_SORT, spentSorts } from './accounts';
import { filterField, listFields, listParameters } from '../../shared/lists';
import { agencyFields, fiscalYearField, ListAnswer, Messages } from './shared';

const balanceFields = { total_budgetary_resources: Type.Number(), ...spentFields };
export const BalanceQuery = Type.Object({
  ...fiscalYearField,
  ...filterField,
  ...listParameters(['name', ...Object.keys(balanceFields)], SPENT_SORT),
});
const totalsField = { totals: Type.Object(spentFields) };
const accountFields = { name: Type.String(), code: Type.String(), ...balanceFields };
export const AccountsAnswer = ListAnswer(
  { ...accountFields, children: Type.Array(Type.Object(accountFields)) },
  { ...agencyFields, totals: Type.Object(balanceFields) },
);
const row = { name: Type.String(), ...spentFields };
export const FunctionsAnswer = ListAnswer({ ...row, children: Type.Array(Part) }, agencyFields);
export const ClassesAnswer = ListAnswer(
  { ...row, children: Type.Array(Part) },
  { ...agencyFields, ...totalsField },
);
export const ActivitiesAnswer = ListAnswer(row, { ...agencyFields, ...totalsField });
export const DefCodesAnswer = ListAnswer(
  { ...DefCode, ...balanceFields },
  { ...agencyFields, totals: Type.Object(balanceFields) },
);

const CountAnswer = <T extends TProperties>(counts: T) =>
  Type.Object({ ...agencyFields, fiscal_year: Type.Integer(), ...counts, messages: Messages });
export const AccountCountAnswer = CountAnswer({
  federal_account_count: Type.Integer(),
  treasury_account_count: Type.Integer(),
});
export const FunctionCountAnswer = CountAnswer({
  budget_function_count: Type.Integer(),
  budget_sub_function_count: Type.Integer(),
});
export const ClassCountAnswer = CountAnswer({ object_class_count: Type.Integer() });
export const ActivityCountAnswer = CountAnswer({ program_activity_count: Type.Integer() });

export const AwardCountsQuery = Type.Object({
  group: Type.Optional(literals(['cfo', 'all'], { default: 'all' })),
  ...fiscalYearField,
  ...listParameters(spentSorts, SPENT_SORT),
});
export const AwardCountsAnswer = Type.Object(
  listFields({
    awarding_toptier_agency_name: Type.String(),
    awarding_toptier_agency_code: Type.String(),
    ...Object.fromEntries(groupKeys.map((key) => [key, Type.Integer()])),
  }),
);
