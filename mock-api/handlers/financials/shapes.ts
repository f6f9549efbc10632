import { Type } from '@sinclair/typebox';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '../../../src/domain/fiscal';
import { Limit, Page } from '../../core/paging';
import { NullableText, Results } from '../../core/shapes';

/** All parameters except paging are required. The handlers check this, because these routes return 400 for a missing parameter. */
const yearField = {
  fiscal_year: Type.Optional(Type.Integer({ minimum: EARLIEST_FEDERAL_ACCOUNT_YEAR })),
};
const fundingFields = { ...yearField, funding_agency_id: Type.Optional(Type.Integer()) };
const pagingFields = { limit: Limit(500, 10), page: Page };
export const FundingQuery = Type.Object(fundingFields);
export const ClassQuery = Type.Object({
  ...fundingFields,
  major_object_class_code: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
});
export const ObligationsQuery = Type.Object({ ...fundingFields, ...pagingFields });
export const RecipientsQuery = Type.Object({
  ...yearField,
  awarding_agency_id: Type.Optional(Type.Integer()),
  ...pagingFields,
});

const amountField = { obligated_amount: Type.String() };
const metadataField = {
  page_metadata: Type.Object({
    count: Type.Integer(),
    page: Type.Integer(),
    has_next_page: Type.Boolean(),
    has_previous_page: Type.Boolean(),
    next: NullableText,
    current: NullableText,
    previous: NullableText,
  }),
};
export const BalancesAnswer = Results({
  budget_authority_amount: Type.String(),
  ...amountField,
  outlay_amount: Type.String(),
});
export const MajorClassesAnswer = Results({
  major_object_class_code: Type.String(),
  major_object_class_name: Type.String(),
  ...amountField,
});
export const MinorClassesAnswer = Results({
  object_class_code: Type.String(),
  object_class_name: Type.String(),
  ...amountField,
});
export const ObligationsAnswer = Type.Object({
  ...Results({
    account_title: Type.String(),
    account_number: Type.String(),
    id: Type.String(),
    ...amountField,
  }).properties,
  ...metadataField,
});
export const RecipientsAnswer = Type.Object({
  ...Results({
    award_category: NullableText,
    ...amountField,
    recipient: Type.Object({ recipient_name: Type.String() }),
  }).properties,
  ...metadataField,
});
