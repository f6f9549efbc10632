import { unprocessable } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { toIsoDate, toNumber } from '../../../core/values';
import { groupKeys, groupOfType, typeCodes } from '../../../db/schema';
import { extraSubawardSorts, subawardFields, subawardSource } from '../fields/subawards';
import { buildSearchCondition } from './levels';
import { loadPageRows } from './pageRows';
import {
  agencyLinkFields,
  cursorMetadata,
  getNeededColumns,
  getPosition,
  readFields,
  type AwardRequest,
  getSortExpression,
} from './rows';

/** Returns one page of subawards with fields of their prime awards. */
export const loadSubawardRows = async (call: Call, request: AwardRequest) => {
  const { lookups } = call;
  const { page = 1, limit = 10 } = request;
  const procurementFlags = new Set(
    request.filters.award_type_codes!.map((code) => groupOfType[typeCodes.indexOf(code)]! <= 1),
  );
  if (procurementFlags.size > 1)
    throw unprocessable({
      message:
        "'award_type_codes' must only contain types from one side: procurement or assistance.",
      award_type_groups: { procurement: groupKeys.slice(0, 2), assistance: groupKeys.slice(2) },
    });
  const groups = procurementFlags.has(true) ? [0, 1] : [2, 3, 4, 5];
  const expression = getSortExpression(
    request.sort ?? request.fields[0]!,
    request,
    subawardFields,
    extraSubawardSorts,
    groups,
  );
  const condition = buildSearchCondition(call, 'subawards', request.filters);
  const position = await getPosition(call.db, request, subawardSource, expression, condition);
  const rows = await loadPageRows(
    call,
    subawardSource,
    [
      'id',
      'number',
      'grp',
      'award_id',
      'p_generated_id',
      'amount',
      'sub_date',
      ...getNeededColumns(request.fields, subawardFields),
    ],
    { ...position, limit },
  );
  const visibleRows = rows.slice(0, limit);
  const results = visibleRows.map((row) => ({
    internal_id: row.number,
    prime_award_internal_id: Number(row.award_id),
    prime_award_generated_internal_id: row.p_generated_id,
    ...readFields(request.fields, subawardFields, row, lookups),
    ...agencyLinkFields(request.fields, row, lookups),
  }));
  const lastRow = visibleRows.at(-1);
  const sortValue = lastRow && (toNumber(lastRow.amount) ?? toIsoDate(lastRow.sub_date));
  return { results, page_metadata: cursorMetadata(page, rows.length > limit, lastRow, sortValue) };
};
