import { Type } from '@sinclair/typebox';
import { literals, NullableNumber, NullableText } from '../../../core/shapes';
import { filterField, listParameters } from '../../shared/lists';
import { agencyFields, agencyTypes, fiscalYearField, ListAnswer, Messages } from './shared';

export const DefCode = {
  code: Type.String(),
  public_law: Type.String(),
  title: NullableText,
};
export const OverviewAnswer = Type.Object({
  fiscal_year: Type.Integer(),
  ...agencyFields,
  name: Type.String(),
  abbreviation: NullableText,
  agency_id: Type.Integer(),
  icon_filename: NullableText,
  mission: NullableText,
  website: NullableText,
  congressional_justification_url: NullableText,
  about_agency_data: NullableText,
  subtier_agency_count: Type.Integer(),
  def_codes: Type.Array(Type.Object({ ...DefCode, disaster: NullableText, urls: NullableText })),
  messages: Messages,
});
export const BudgetaryResourcesAnswer = Type.Object({
  ...agencyFields,
  agency_data_by_year: Type.Array(
    Type.Object({
      fiscal_year: Type.Integer(),
      agency_budgetary_resources: NullableNumber,
      total_budgetary_resources: NullableNumber,
      agency_total_obligated: NullableNumber,
      agency_total_outlayed: NullableNumber,
      agency_obligation_by_period: Type.Array(
        Type.Object({ period: Type.Integer(), obligated: Type.Number() }),
      ),
    }),
  ),
  messages: Messages,
});

const balanceFields = {
  total_budgetary_resources: Type.Number(),
  total_obligations: Type.Number(),
  total_outlays: Type.Number(),
};
const nameFields = { name: Type.String(), id: Type.String() };
const agencyTypeField = {
  agency_type: Type.Optional(
    literals(agencyTypes, {
      description:
        'Accepted but ignored: each account belongs to one agency, which is neither awarding nor funding.',
    }),
  ),
};
const BALANCE_SORT = 'total_budgetary_resources';
export const SubComponentsQuery = Type.Object({
  ...fiscalYearField,
  ...agencyTypeField,
  ...listParameters(['name', 'total_obligations', BALANCE_SORT], BALANCE_SORT),
});
export const SubComponentsAnswer = ListAnswer({ ...nameFields, ...balanceFields }, agencyFields);
export const BureauQuery = Type.Object({
  ...fiscalYearField,
  ...agencyTypeField,
  ...listParameters(['name', 'id', 'total_obligations', BALANCE_SORT], BALANCE_SORT),
});
export const BureauAnswer = ListAnswer(
  { ...nameFields, ...balanceFields },
  { ...agencyFields, bureau_slug: Type.String(), totals: Type.Object(balanceFields) },
);

export const spentFields = { obligated_amount: Type.Number(), gross_outlay_amount: Type.Number() };
export const Part = Type.Object({ name: Type.String(), ...spentFields });
export const spentSorts = ['name', ...Object.keys(spentFields)] as const;
export const SPENT_SORT = 'obligated_amount';
export const SpentQuery = Type.Object({
  ...fiscalYearField,
  ...filterField,
  ...listParameters(spentSorts, SPENT_SORT),
});
export const ActivitiesQuery = Type.Object({
  ...fiscalYearField,
  ...filterField,
  ...listParameters([...spentSorts, 'type'], SPENT_SORT),
});
const symbolFields = { treasury_account_symbol: Type.String() };
const nestedFields = { name: Type.String(), ...spentFields, children: Type.Array(Part) };
export const SymbolActivitiesAnswer = ListAnswer(
  { ...nestedFields, type: literals(['PAC/PAN', 'PARK']) },
  symbolFields,
);
export const SymbolClassesAnswer = ListAnswer(nestedFields, symbolFields);
