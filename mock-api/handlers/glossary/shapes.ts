import { type Static, Type } from '@sinclair/typebox';
import { Limit, Page, PageMetadata } from '../../core/paging';
import { NullableText } from '../../core/shapes';

const Term = Type.Object({
  term: Type.String(),
  slug: Type.String(),
  data_act_term: NullableText,
  plain: Type.String(),
  official: NullableText,
  resources: NullableText,
});
export type GlossaryRow = Static<typeof Term>;
export const TermsQuery = Type.Object({ page: Page, limit: Limit(500, 500) });
export const TermsAnswer = Type.Object({
  page_metadata: Type.Composite([PageMetadata, Type.Object({ count: Type.Integer() })]),
  results: Type.Array(Term),
});
export const TermSearchBody = Type.Object({ search_text: Type.String(), limit: Limit(500, 10) });
export const TermSearchAnswer = Type.Object({
  results: Type.Array(Type.String()),
  count: Type.Integer(),
  search_text: Type.String(),
  matched_terms: Type.Array(Term),
});
