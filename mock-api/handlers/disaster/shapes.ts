import { type Static, type TProperties, Type } from '@sinclair/typebox';
import { CountedPages, Limit, Order, Page } from '../../core/paging';
import {
  literals,
  Messages,
  NullableInteger,
  NullableNumber,
  NullableText,
} from '../../core/shapes';
import { typeCodes } from '../../db/schema';

export const loanCodes = ['07', '08', 'F003', 'F004'] as const;
/** The codes of all assistance award types, including the types that the API contract lists only for other routes. */
const assistanceCodes = typeCodes.filter((code) => /^(\d\d|-1|F\d+)$/.test(code));

const defCodesField = { def_codes: Type.Array(Type.String(), { minItems: 1 }) };
const typeFilter = (codes: readonly string[]) => ({
  award_type_codes: Type.Optional(Type.Array(literals(codes), { minItems: 1 })),
});
const query = { query: Type.Optional(Type.String()) };
const FilterBody = <T extends TProperties, F extends TProperties>(
  filter: T,
  otherFields: F = {} as F,
) => Type.Object({ filter: Type.Object({ ...defCodesField, ...filter }), ...otherFields });

export const CountBody = FilterBody(typeFilter(typeCodes));
export const ListingCountBody = FilterBody(typeFilter(assistanceCodes));
export const CodesBody = FilterBody({});
export const AmountBody = FilterBody({
  ...typeFilter(typeCodes),
  award_type: Type.Optional(literals(['procurement', 'assistance'])),
});

const spendingType = { spending_type: literals(['total', 'award']) };
const paginationField = (sorts: readonly string[], fallback: string) => ({
  pagination: Type.Optional(
    Type.Object({
      page: Page,
      limit: Limit(100, 10),
      order: Order,
      sort: Type.Optional(literals(sorts, { default: fallback })),
    }),
  ),
});
const nameSorts = ['id', 'code', 'description', 'award_count'];
const moneySorts = ['obligation', 'outlay'];
const spendingPages = paginationField(
  [...nameSorts, 'total_budgetary_resources', ...moneySorts],
  'id',
);
const awardPages = paginationField([...nameSorts, ...moneySorts], 'id');
const loanPages = paginationField([...nameSorts, 'face_value_of_loan', ...moneySorts], 'id');

const searchFilter = { ...typeFilter(typeCodes), ...query };
export const AgencySpendingBody = FilterBody(searchFilter, { ...spendingType, ...spendingPages });
export const AccountSpendingBody = FilterBody(query, { ...spendingType, ...spendingPages });
export const ClassSpendingBody = FilterBody(searchFilter, { ...spendingType, ...awardPages });
export const ListingSpendingBody = FilterBody(searchFilter, {
  spending_type: literals(['total', 'award'], {
    description:
      'Accepted but ignored: only awards have assistance listings, so award amounts are the totals.',
  }),
  ...awardPages,
});
export const AccountLoansBody = FilterBody(query, loanPages);
/** The request body for loans by agency and by assistance listing. */
export const AwardLoansBody = FilterBody({ ...typeFilter(loanCodes), ...query }, loanPages);
export const RecipientSpendingBody = FilterBody(
  searchFilter,
  paginationField([...nameSorts, ...moneySorts], 'description'),
);
export const RecipientLoansBody = FilterBody(
  { ...typeFilter(loanCodes), ...query },
  paginationField([...nameSorts, 'face_value_of_loan', ...moneySorts], 'description'),
);

export const geoLayers = ['state', 'county', 'district'] as const;
const scopes = ['place_of_performance', 'recipient_location'] as const;
const amountKeys = ['obligation', 'outlay', 'face_value_of_loan'] as const;
export const GeographyBody = FilterBody(typeFilter(typeCodes), {
  geo_layer: literals(geoLayers),
  geo_layer_filters: Type.Optional(Type.Array(Type.String())),
  scope: Type.Optional(literals(scopes, { default: 'recipient_location' })),
  spending_type: literals(amountKeys),
});
export type GeographyRequest = Static<typeof GeographyBody>;
export const GeographyAnswer = Type.Object({
  geo_layer: literals(geoLayers),
  scope: literals(scopes),
  spending_type: literals(amountKeys),
  results: Type.Array(
    Type.Object({
      amount: Type.Number(),
      display_name: NullableText,
      shape_code: Type.String(),
      population: NullableInteger,
      /** The source of the population. The published API contract lacks this field. */
      population_source: NullableText,
      per_capita: NullableNumber,
      award_count: Type.Integer(),
    }),
  ),
});

export const OverviewQuery = Type.Object({
  def_codes: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
});
const spendingFields = { total_obligations: NullableNumber, total_outlays: NullableNumber };
export const OverviewAnswer = Type.Object({
  funding: Type.Array(Type.Object({ def_code: Type.String(), amount: Type.Number() })),
  total_budget_authority: NullableNumber,
  spending: Type.Object({
    award_obligations: NullableNumber,
    award_outlays: NullableNumber,
    ...spendingFields,
  }),
  additional: Type.Union([
    Type.Object({ total_budget_authority: Type.Number(), spending: Type.Object(spendingFields) }),
    Type.Null(),
  ]),
});
export const CountAnswer = Type.Object({ count: NullableInteger });
export const AmountAnswer = Type.Object({
  award_count: NullableInteger,
  face_value_of_loan: NullableNumber,
  obligation: NullableNumber,
  outlay: NullableNumber,
});

const ids = { id: Type.Unsafe<number | string | null>({ type: ['integer', 'string', 'null'] }) };
const row = {
  code: NullableText,
  description: NullableText,
  award_count: NullableInteger,
  obligation: NullableNumber,
  outlay: NullableNumber,
};
const face = { face_value_of_loan: NullableNumber };
const resources = { total_budgetary_resources: NullableNumber };
const listing = {
  resource_link: NullableText,
  cfda_federal_agency: Type.String(),
  cfda_objectives: Type.String(),
  cfda_website: NullableText,
  applicant_eligibility: Type.String(),
  beneficiary_eligibility: Type.String(),
};
const ListAnswer = <R extends TProperties, T extends TProperties>(result: R, totals: T) =>
  Type.Object({
    totals: Type.Object({ ...totals, obligation: NullableNumber, outlay: NullableNumber }),
    results: Type.Array(Type.Object(result)),
    page_metadata: CountedPages,
    messages: Messages,
  });
const withChildren = <R extends TProperties>(fields: R) => ({
  ...fields,
  children: Type.Optional(Type.Array(Type.Object(fields))),
});
const count = { award_count: NullableInteger };
const optionalCount = { award_count: Type.Optional(NullableInteger) };
export const BudgetSpendingAnswer = ListAnswer(withChildren({ ...ids, ...row, ...resources }), {
  ...optionalCount,
  total_budgetary_resources: Type.Optional(Type.Number()),
});
export const ClassSpendingAnswer = ListAnswer(withChildren({ ...ids, ...row }), optionalCount);
export const LoansAnswer = ListAnswer(withChildren({ ...ids, ...row, ...face }), {
  ...count,
  ...face,
});
export const ListingSpendingAnswer = ListAnswer({ ...ids, ...row, ...listing }, count);
export const ListingLoansAnswer = ListAnswer(
  { ...ids, ...row, ...face, ...listing },
  { ...count, ...face },
);
const recipient = { id: Type.Array(Type.String()), ...row };
export const RecipientSpendingAnswer = ListAnswer(recipient, count);
export const RecipientLoansAnswer = ListAnswer({ ...recipient, ...face }, { ...count, ...face });
