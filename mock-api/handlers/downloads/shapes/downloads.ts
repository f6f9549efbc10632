import { type Static, Type } from '@sinclair/typebox';
import {
  literals,
  Messages,
  NullableInteger,
  NullableNumber,
  NullableText,
  OpenObject,
  TextOrInteger,
} from '../../../core/shapes';
import { typeCodes } from '../../../db/schema';
import { ROW_LIMIT } from '../../../downloads/plans';
import type { Level } from '../../../filters/context';
import { MAX_FIELDS, PLAIN_LIMIT } from '../../../filters/limits';
import { buildFiltersSchema } from '../../../filters/schema';

export const Format = Type.Optional(literals(['csv', 'tsv', 'pstxt']));
export const Columns = Type.Optional(Type.Array(Type.String(), { maxItems: MAX_FIELDS }));
/** The response of every route that starts a download. */
const CreatedAnswer = Type.Object({
  status_url: Type.String(),
  file_name: Type.String(),
  file_url: Type.String(),
  download_request: OpenObject,
});
/** The fields that most download routes share. Their default response is that of a started download. */
export const DOWNLOAD_ROUTE = {
  method: 'POST',
  uncached: true,
  storesData: true,
  answer: CreatedAnswer,
  errors: [400, 422],
} as const;
/** The query of the status route. `file_name` is required: the handler throws 400 without it. */
export const StatusQuery = Type.Object({ file_name: Type.Optional(Type.String()) });
export const StatusAnswer = Type.Object({
  file_name: Type.String(),
  file_url: Type.String(),
  status: literals(['ready', 'running', 'finished', 'failed']),
  message: NullableText,
  seconds_elapsed: NullableText,
  total_columns: NullableInteger,
  total_rows: NullableInteger,
  total_size: NullableNumber,
  rows_written: Type.Optional(Type.Integer()),
  bytes_written: Type.Optional(Type.Integer()),
  sha256: Type.Optional(NullableText),
});
export const allLevels: readonly Level[] = ['awards', 'transactions', 'subawards'];
/** Returns the body schema of a search download. If `hasLevels` is true, the request may name its levels. */
export const searchBody = (hasLevels: boolean) =>
  Type.Object({
    filters: buildFiltersSchema({ recipientId: true, programActivities: true }),
    columns: Columns,
    file_format: Format,
    limit: Type.Optional(Type.Integer({ minimum: 0, maximum: ROW_LIMIT, default: ROW_LIMIT })),
    ...(hasLevels ? { spending_level: Type.Optional(Type.Array(literals(allLevels))) } : {}),
  });

export const CountBody = Type.Object({
  filters: buildFiltersSchema({ recipientId: true, programActivities: true }),
  spending_level: Type.Optional(literals(allLevels)),
});
export const CountAnswer = Type.Object({
  calculated_transaction_count: Type.Integer(),
  maximum_transaction_limit: Type.Integer(),
  transaction_rows_gt_limit: Type.Boolean(),
  calculated_count: Type.Integer(),
  spending_level: Type.String(),
  maximum_limit: Type.Integer(),
  rows_gt_limit: Type.Boolean(),
  messages: Messages,
});

export const AwardBody = Type.Object({
  award_id: TextOrInteger,
  file_format: Format,
});

export const submissionTypes = [
  'account_balances',
  'object_class_program_activity',
  'award_financial',
] as const;
const OptionalText = Type.Optional(Type.String());
const OptionalNumber = Type.Optional(TextOrInteger);
export const AccountBody = Type.Object({
  account_level: literals(['federal_account', 'treasury_account']),
  file_format: Format,
  columns: Columns,
  filters: Type.Object({
    agency: OptionalText,
    budget_function: OptionalText,
    budget_subfunction: OptionalText,
    federal_account: OptionalText,
    submission_type: Type.Optional(literals(submissionTypes)),
    submission_types: Type.Optional(Type.Array(literals(submissionTypes), { minItems: 1 })),
    fy: TextOrInteger,
    quarter: OptionalNumber,
    period: OptionalNumber,
    def_codes: Type.Optional(Type.Array(Type.String(), { maxItems: PLAIN_LIMIT })),
  }),
});
export type AccountRequest = Static<typeof AccountBody>;
export const DisasterBody = Type.Object({
  filters: Type.Optional(
    Type.Object({
      def_codes: Type.Optional(Type.Array(Type.String(), { maxItems: PLAIN_LIMIT })),
    }),
  ),
  file_format: Format,
});

export type DisasterRequest = Static<typeof DisasterBody>;

export const RecipientsBody = Type.Object({
  filters: Type.Object({
    def_codes: Type.Array(Type.String(), { minItems: 1, maxItems: PLAIN_LIMIT }),
    award_type_codes: Type.Optional(
      Type.Array(literals(typeCodes), { minItems: 1, maxItems: PLAIN_LIMIT }),
    ),
    query: Type.Optional(Type.String()),
  }),
  file_format: Format,
});
export type RecipientsRequest = Static<typeof RecipientsBody>;
