import { ApiError, badRequest, notFound } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { decodeId } from '../../../core/values';
import type { Row } from '../../../db/database';

/** An award by its generated id, however often that was percent-encoded, or by its integer id. */
export const findAward = async ({ db }: Call, id: string): Promise<Row> => {
  const decoded = decodeId(id);
  const columns = [
    'obligation',
    'outlay',
    'face_value',
    'non_federal',
    'base_exercised',
    'base_all',
    'sub_total',
    'linked_obligation',
  ]
    .map((name) => `a.${name}::DOUBLE ${name}`)
    .join(', ');
  const select = `select a.* replace (${columns.replaceAll(/::DOUBLE (\w+)/g, '::DOUBLE as $1')}), r.uuid, r.name, r.duns, r.address, r.zip4, r.kind, p.name parent_name, p.uuid parent_uuid, p.uei parent_uei, p.duns parent_duns, o.name office,
      i.id idv_id, i.generated_id idv_generated, i.display_id idv_piid, i.type_id idv_type, i.top_id idv_top, i.sub_id idv_sub
    from award a left join recipient r on r.id = a.recipient_id left join recipient p on p.id = r.parent_id left join office o on o.id = a.office_id left join award i on i.id = a.parent_id`;
  const integer = /^\d{1,9}$/.test(decoded);
  const rows = await db.query(
    `${select} where a.rowid = (select rowid from award where ${integer ? 'id = $1::INTEGER' : 'generated_id = $1'} limit 1)`,
    [decoded],
  );
  if (!rows[0]) throw notFound(`No Award found with: '${decoded.slice(0, 200)}'`);
  return rows[0];
};

/** The award of an id. Throws 400, not 404, where it names none: what the contract of most calls beside the award's own says. */
export const namedAward = (call: Call, id: string): Promise<Row> =>
  findAward(call, id).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404
      ? badRequest(String(error.detail))
      : error;
  });
/** The award that a body names. */
export const askedAward = (call: Call): Promise<Row> =>
  namedAward(call, String((call.body as { award_id: string | number }).award_id));
