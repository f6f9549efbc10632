import { ApiError, badRequest, notFound } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { decodeId } from '../../../core/values';
import type { Row } from '../../../db/database';

/** The identifiers of an award that the award routes need. */
export interface AwardIdentifiers {
  id: number;
  generatedId: string;
  /** Row ID in its table, for the fastest read of the whole row. */
  at: number;
}

/** Returns the award with a generated ID (percent-encoded any number of times) or an integer ID. Throws 404 if there is none. */
export const findAward = async ({ db }: Call, id: string): Promise<AwardIdentifiers> => {
  const decodedId = decodeId(id);
  const isInteger = /^\d{1,9}$/.test(decodedId);
  const [row] = await db.query<{ id: number; generated: string; at: bigint }>(
    `select id, generated_id AS generated, rowid AS "at"
      from award
      where ${isInteger ? 'id = $1::INTEGER' : 'generated_id = $1'}
      limit 1`,
    [decodedId],
  );
  if (!row) throw notFound(`'award_id': no award has the ID '${decodedId.slice(0, 200)}'`);
  return { id: row.id, generatedId: row.generated, at: Number(row.at) };
};

const amountColumns = [
  'obligation',
  'outlay',
  'face_value',
  'non_federal',
  'base_exercised',
  'base_all',
  'sub_total',
  'linked_obligation',
].map((name) => `${name}::DOUBLE AS ${name}`);
const RECIPIENT_SQL = `select r.duns, r.address, r.zip4, p.name AS parent_name, p.uuid AS parent_uuid,
    p.uei AS parent_uei, p.duns AS parent_duns
  from recipient r
  left join recipient p on p.id = r.parent_id
  where r.id = $1`;
const OFFICE_SQL = 'select name AS office from office where id = $1';
const VEHICLE_SQL = `select id AS idv_id, generated_id AS idv_generated, display_id AS idv_piid, type_id AS idv_type,
    top_id AS idv_top, sub_id AS idv_sub
  from award
  where id = $1`;

/**
 * Returns the row of an award with its recipient, parent recipient, office and vehicle. Runs separate queries, because a join would
 * read all awards.
 */
export const loadAward = async ({ db }: Call, { at }: AwardIdentifiers): Promise<Row> => {
  const [award] = await db.query(
    `select * replace (${amountColumns.join(', ')}) from award where rowid = $1`,
    [at],
  );
  const queryOne = async (sql: string, id: unknown): Promise<Row | undefined> =>
    id === null ? undefined : (await db.query(sql, [Number(id)]))[0];
  const relatedRows = await Promise.all([
    queryOne(RECIPIENT_SQL, award!.recipient_id),
    queryOne(OFFICE_SQL, award!.office_id),
    queryOne(VEHICLE_SQL, award!.parent_id),
  ]);
  return Object.assign({}, award, ...relatedRows) as Row;
};

/** Returns the award with an ID. Throws 400 rather than 404 if there is none, as the API contract requires for most award routes. */
export const requireAward = (call: Call, id: string): Promise<AwardIdentifiers> =>
  findAward(call, id).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404
      ? badRequest(String(error.detail))
      : error;
  });
/** Returns the award that the request body names. */
export const getRequestedAward = (call: Call): Promise<AwardIdentifiers> =>
  requireAward(call, String((call.body as { award_id: string | number }).award_id));
