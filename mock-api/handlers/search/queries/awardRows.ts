import {
  awardTypeGroups,
  awardTypeLabel,
  newerAwardTypeCodes,
} from '../../../../src/domain/codes/awardTypes';
import { unprocessable } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { getOwn } from '../../../core/values';
import { groupOfType, typeCodes } from '../../../db/schema';
import { awardFields, awardSource, extraSorts } from '../fields/awards';
import { addDefCodes } from './defCodes';
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

/** Returns the one award group of all codes. Throws 422 with the list of groups if there are several (API contract). */
const getGroup = (codes: readonly string[]): number => {
  const groups = new Set(codes.map((code) => groupOfType[typeCodes.indexOf(code)]!));
  if (groups.size === 1) return [...groups][0]!;
  throw unprocessable({
    message: "'award_type_codes' must only contain types from one group.",
    award_type_groups: Object.fromEntries(
      awardTypeGroups.map((group) => [
        group.key,
        Object.fromEntries([
          ...group.types.map((type) => [type.code, type.label]),
          ...newerAwardTypeCodes[group.key].map((code) => [code, awardTypeLabel(code)]),
        ]),
      ]),
    ),
  });
};

/** Returns one page of prime awards. */
export const loadAwardRows = async (call: Call, request: AwardRequest) => {
  const { lookups } = call;
  const { page = 1, limit = 10 } = request;
  const codes = request.filters.award_type_codes!;
  const group = getGroup(codes);
  const sortName = request.sort ?? request.fields[0]!;
  const expression = getSortExpression(sortName, request, awardFields, extraSorts, [group]);
  const condition = buildSearchCondition(call, 'awards', request.filters);
  const position = await getPosition(call.db, request, awardSource, expression, condition);
  const availableFields = request.fields.filter(
    (field) => awardFields[field]?.groups?.includes(group) ?? true,
  );
  const rows = await loadPageRows(
    call,
    awardSource,
    ['id', 'grp', 'generated_id', ...getNeededColumns([...availableFields, sortName], awardFields)],
    { ...position, limit },
  );
  const visibleRows = rows.slice(0, limit);
  if (request.fields.some((field) => field === 'def_codes' || /^(COVID|Infra)/.test(field)))
    await addDefCodes(call, visibleRows, request.filters.def_codes);
  const results = visibleRows.map((row) => ({
    internal_id: Number(row.id),
    ...readFields(request.fields, awardFields, row, lookups),
    generated_internal_id: row.generated_id,
    ...agencyLinkFields(request.fields, row, lookups),
  }));
  const lastRow = visibleRows.at(-1);
  const sortValue = lastRow && (getOwn(awardFields, sortName)?.read(lastRow, lookups) ?? '');
  return { results, page_metadata: cursorMetadata(page, rows.length > limit, lastRow, sortValue) };
};
