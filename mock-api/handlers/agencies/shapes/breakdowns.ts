import { type TProperties, Type } from '@sinclair/typebox';
import { literals } from '../../../core/shapes';
import { groupIds } from '../../../db/schema';
import { DefCode, Part, spentFields, SPENT_SORT, spentSorts } from './accounts';
import {
  filter,
  fiscalYear,
  listParameters,
  ListAnswer,
  Messages,
  agencyFields,
  Pages,
} from './shared';

const balance = { total_budgetary_resources: Type.Number(), ...spentFields };
export const BalanceQuery = Type.Object({
  ...fiscalYear,
  ...filter,
  ...listParameters(['name', ...Object.keys(balance)], SPENT_SORT),
});
const totals = { totals: Type.Object(spentFields) };
const account = { name: Type.String(), code: Type.String(), ...balance };
export const AccountsAnswer = ListAnswer(
  { ...account, children: Type.Array(Type.Object(account)) },
  { ...agencyFields, totals: Type.Object(balance) },
);
const row = { name: Type.String(), ...spentFields };
export const FunctionsAnswer = ListAnswer({ ...row, children: Type.Array(Part) }, agencyFields);
export const ClassesAnswer = ListAnswer(
  { ...row, children: Type.Array(Part) },
  { ...agencyFields, ...totals },
);
export const ActivitiesAnswer = ListAnswer(row, { ...agencyFields, ...totals });
export const DefCodesAnswer = ListAnswer(
  { ...DefCode, ...balance },
  { ...agencyFields, totals: Type.Object(balance) },
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
  ...fiscalYear,
  ...listParameters(spentSorts, SPENT_SORT),
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
