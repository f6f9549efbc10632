import { unprocessable } from '../../../core/errors';
import { orderBy } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { day, number } from '../../../core/values';
import { groupIds, groupOfType, typeCodes } from '../../../db/schema';
import type { AdvancedFilters } from '../../../filters/schema';
import { Values } from '../../../filters/values';
import { buildWhere } from '../../../filters/where';
import { freeSubawardSorts, subawardFields } from '../fields/subawards';
import {
  agencyLink,
  cursorMetadata,
  readFields,
  type AwardRequest,
  ranked,
  sortExpression,
} from './rows';

/** One page of subawards with their prime awards. */
export const subawardRows = async (
  call: Call,
  request: AwardRequest & { filters: AdvancedFilters },
) => {
  const { db, lookups } = call;
  const { page = 1, limit = 10, order = 'desc' } = request;
  const sides = new Set(
    request.filters.award_type_codes!.map((code) => groupOfType[typeCodes.indexOf(code)]! <= 1),
  );
  if (sides.size > 1)
    throw unprocessable({
      message:
        "'award_type_codes' must only contain types from one side: procurement or assistance.",
      award_type_groups: { procurement: groupIds.slice(0, 2), assistance: groupIds.slice(2) },
    });
  const groups = sides.has(true) ? [0, 1] : [2, 3, 4, 5];
  const expression = sortExpression(
    request.sort ?? request.fields[0]!,
    request,
    subawardFields,
    freeSubawardSorts,
    groups,
  );
  const values = new Values();
  const where = buildWhere('subawards', request.filters, lookups, values);
  const rows = await db.query(
    `select s.id, s.number, s.amount::DOUBLE amount, s.sub_date, s.grp, s.naics, s.psc_id, s.listing_id, s.top_id, s.sub_id, t.txt, r.name, r.uei, r.address, r.zip4,
      r.uuid || case when r.is_parent or r.parent_id is not null then '-C' else '-R' end recipient_key, s.rec_country, s.rec_state, s.rec_county, s.rec_cd_cur, rp.city rec_city, rp.zip5 rec_zip,
      s.pop_country, s.pop_state, s.pop_county, s.pop_cd_cur, pp.city pop_city, pp.zip5 pop_zip, a.id p_id, a.generated_id p_generated_id, a.display_id p_display_id, a.recipient_name p_recipient_name, a.uei p_uei, a.recipient_key p_recipient_key
    from ${ranked('subaward s', where, orderBy(expression, order, 's.id'), page, limit)} join subaward s on s.rowid = k.found
    join award a on a.id = s.award_id join recipient r on r.id = s.recipient_id left join place rp on rp.id = s.rec_place left join place pp on pp.id = s.pop_place left join text t on t.id = s.text_id
    order by k.row_order`,
    values.list,
  );
  const shown = rows.slice(0, limit);
  const results = shown.map((row) => ({
    internal_id: row.number,
    prime_award_internal_id: Number(row.p_id),
    prime_award_generated_internal_id: row.p_generated_id,
    ...readFields(request.fields, subawardFields, row, lookups),
    ...agencyLink(request.fields, row, lookups),
  }));
  return {
    results,
    page_metadata: cursorMetadata(
      page,
      rows.length > limit,
      shown[shown.length - 1],
      (last) => number(last.amount) ?? day(last.sub_date),
    ),
  };
};
