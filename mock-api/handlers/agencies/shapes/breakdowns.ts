import { type TProperties, Type } from '@sinclair/typebox';
import { literals } from '../../../core/shapes';
import { groupIds } from '../../../db/schema';
import { DefCode, Part, spent, SPENT_SORT, spentSorts } from './accounts';
import { filter, fiscalYear, listed, ListAnswer, Messages, ofAgency, Pages } from './shared';

const balance = { total_budgetary_resources: Type.Number(), ...spent };
export const BalanceQuery = Type.Object({
  ...fiscalYear,
  ...filter,
  ...listed(['name', ...Object.keys(balance)], SPENT_SORT),
});
const totals = { totals: Type.Object(spent) };
const account = { name: Type.String(), code: Type.String(), ...balance };
export const AccountsAnswer = ListAnswer(
  { ...account, children: Type.Array(Type.Object(account)) },
  { ...ofAgency, totals: Type.Object(balance) },
);
const row = { name: Type.String(), ...spent };
export const FunctionsAnswer = ListAnswer({ ...row, children: Type.Array(Part) }, ofAgency);
export const ClassesAnswer = ListAnswer(
  { ...row, children: Type.Array(Part) },
  { ...ofAgency, ...totals },
);
export const ActivitiesAnswer = ListAnswer(row, { ...ofAgency, ...totals });
export const DefCodesAnswer = ListAnswer(
  { ...DefCode, ...balance },
  { ...ofAgency, totals: Type.Object(balance) },
);

const CountAnswer = <T extends TProperties>(counts: T) =>
  Type.Object({ ...ofAgency, fiscal_year: Type.Integer(), ...counts, messages: Messages });
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
  ...fiscalYear,
  ...listed(spentSorts, SPENT_SORT),
});
export const AwardCountsAnswer = Type.Object({
  page_metadata: Pages,
  results: Type.Array(
    Type.Object({
      awarding_toptier_agency_name: Type.String(),
      awarding_toptier_agency_code: Type.String(),
      ...Object.fromEntries(groupIds.map((key) => [key, Type.Integer()])),
    }),
  ),
  messages: Messages,
});
