import { awardTypeGroups, newerAwardTypeCodes } from '../../../../src/domain/codes/awardTypes';
import { unprocessable } from '../../../core/errors';
import { orderBy } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { own } from '../../../core/values';
import { groupOfType, typeCodes } from '../../../db/schema';
import type { AdvancedFilters } from '../../../filters/schema';
import { Values } from '../../../filters/values';
import { buildWhere } from '../../../filters/where';
import { awardFields, freeSorts } from '../fields/awards';
import { addDefCodes } from './defCodes';
import {
  agencyLink,
  cursorMetadata,
  readFields,
  type AwardRequest,
  ranked,
  sortExpression,
} from './rows';

/** The one group all codes belong to; anything else is the contract's 422 with the groups. */
const oneGroup = (codes: readonly string[]): number => {
  const groups = new Set(codes.map((code) => groupOfType[typeCodes.indexOf(code)]!));
  if (groups.size === 1) return [...groups][0]!;
  throw unprocessable({
    message: "'award_type_codes' must only contain types from one group.",
    award_type_groups: Object.fromEntries(
      awardTypeGroups.map((group) => [
        group.key,
        Object.fromEntries([
          ...group.types.map((type) => [type.code, type.label]),
          ...newerAwardTypeCodes[group.key].map((code) => [code, code]),
        ]),
      ]),
    ),
  });
};

const money = [
  'obligation',
  'outlay',
  'face_value',
  'covid_obligation',
  'covid_outlay',
  'infra_obligation',
  'infra_outlay',
]
  .map((column) => `a.${column}::DOUBLE ${column}`)
  .join(', ');
const awardColumns = `a.id, a.grp, a.type_id, a.top_id, a.sub_id, a.ftop_id, a.fsub_id, a.display_id, a.generated_id, a.recipient_name, a.uei, a.recipient_key, a.rec_country, a.rec_state, a.rec_county, a.rec_cd_cur, a.rec_city, a.rec_zip,
  a.pop_country, a.pop_state, a.pop_county, a.pop_cd_cur, a.pop_city, a.pop_zip, a.description, a.last_modified, a.signed, a.start_date, a.end_date, a.order_end, a.naics, a.psc_id, a.listing_id, a.defc_mask, ${money}`;

/** One page of prime awards. */
export const awardRows = async (
  call: Call,
  request: AwardRequest & { filters: AdvancedFilters },
) => {
  const { db, lookups } = call;
  const { page = 1, limit = 10, order = 'desc' } = request;
  const codes = request.filters.award_type_codes!;
  const group = oneGroup(codes);
  const name = request.sort ?? request.fields[0]!;
  const expression = sortExpression(name, request, awardFields, freeSorts, [group]);
  const values = new Values();
  const where = buildWhere('awards', request.filters, lookups, values);
  const rows = await db.query(
    `select ${awardColumns}, r.address, r.zip4, r.duns from ${ranked('award', where, orderBy(expression, order, 'id'), page, limit)}
    join award a on a.rowid = k.found left join recipient r on r.id = a.recipient_id order by k.row_order`,
    values.list,
  );
  const shown = rows.slice(0, limit);
  if (request.fields.some((field) => field === 'def_codes' || /^(COVID|Infra)/.test(field)))
    await addDefCodes(call, shown, request.filters.def_codes);
  const results = shown.map((row) => ({
    internal_id: Number(row.id),
    ...readFields(request.fields, awardFields, row, lookups),
    generated_internal_id: row.generated_id,
    ...agencyLink(request.fields, row, lookups),
  }));
  return {
    results,
    page_metadata: cursorMetadata(
      page,
      rows.length > limit,
      shown[shown.length - 1],
      (last) => own(awardFields, name)?.read(last, lookups) ?? '',
    ),
  };
};
