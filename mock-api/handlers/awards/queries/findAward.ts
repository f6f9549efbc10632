import { ApiError, badRequest, notFound } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { decodeId } from '../../../core/values';
import type { Row } from '../../../db/database';

/** What every call beside the award's own needs of it. */
export interface KnownAward {
  id: number;
  generatedId: string;
  /** Where it stands in its table: the quickest way to the rest of it. */
  at: number;
}

/** An award by its generated id, however often that was percent-encoded, or by its integer id. Reads one column of the awards and no other table. */
export const findAward = async ({ db }: Call, id: string): Promise<KnownAward> => {
  const decoded = decodeId(id);
  const integer = /^\d{1,9}$/.test(decoded);
  const [row] = await db.query<{ id: number; generated: string; at: bigint }>(
    `select id, generated_id AS generated, rowid AS "at" from award where ${integer ? 'id = $1::INTEGER' : 'generated_id = $1'} limit 1`,
    [decoded],
  );
  if (!row) throw notFound(`No Award found with: '${decoded.slice(0, 200)}'`);
  return { id: row.id, generatedId: row.generated, at: Number(row.at) };
};

const amounts = [
  'obligation',
  'outlay',
  'face_value',
  'non_federal',
  'base_exercised',
  'base_all',
  'sub_total',
  'linked_obligation',
].map((name) => `${name}::DOUBLE AS ${name}`);
const RECIPIENT = `select r.duns, r.address, r.zip4, p.name AS parent_name, p.uuid AS parent_uuid, p.uei AS parent_uei, p.duns AS parent_duns
  from recipient r left join recipient p on p.id = r.parent_id where r.id = $1`;
const OFFICE = 'select name AS office from office where id = $1';
const VEHICLE =
  'select id AS idv_id, generated_id AS idv_generated, display_id AS idv_piid, type_id AS idv_type, top_id AS idv_top, sub_id AS idv_sub from award where id = $1';

/** All that is stored of an award, with its recipient and that one's parent, its office and the vehicle it was ordered under. One query each: a join would read all awards for the one vehicle. */
export const wholeAward = async ({ db }: Call, { at }: KnownAward): Promise<Row> => {
  const [award] = await db.query(
    `select * replace (${amounts.join(', ')}) from award where rowid = $1`,
    [at],
  );
  const ofOne = async (sql: string, id: unknown): Promise<Row | undefined> =>
    id === null ? undefined : (await db.query(sql, [Number(id)]))[0];
  const parts = await Promise.all([
    ofOne(RECIPIENT, award!.recipient_id),
    ofOne(OFFICE, award!.office_id),
    ofOne(VEHICLE, award!.parent_id),
  ]);
  return Object.assign({}, award, ...parts) as Row;
};

/** The award of an id. Throws 400, not 404, where it names none: what the contract of most calls beside the award's own says. */
export const namedAward = (call: Call, id: string): Promise<KnownAward> =>
  findAward(call, id).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404
      ? badRequest(String(error.detail))
      : error;
  });
/** The award that a body names. */
export const askedAward = (call: Call): Promise<KnownAward> =>
  namedAward(call, String((call.body as { award_id: string | number }).award_id));
