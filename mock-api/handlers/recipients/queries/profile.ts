import { badRequest } from '../../../core/errors';
import type { Call } from '../../../core/route';
import { roundCents, decodeId, toNumber, toText } from '../../../core/values';
import type { Row } from '../../../db/database';
import { groupKeys } from '../../../db/schema';
import { businessCategories } from '../../shared/businessCategories';
import { placeFromRow } from '../../shared/places';
import { getProfileRange } from '../../shared/yearWindow';

/** The SQL condition for each profile level: P for a parent with its children, C for a parent or child alone, R for all others. */
const levelConditions = {
  P: 'r.is_parent',
  C: '(r.is_parent or r.parent_id is not null)',
  R: '(not r.is_parent and r.parent_id is null)',
} as const;
type Level = keyof typeof levelConditions;

const loanGroupId = groupKeys.indexOf('loans');
const dateCondition = (call: Call): string => {
  const { start, end } = getProfileRange(call.query.year, call.lookups.meta.as_of);
  return `action_date between '${start}' and '${end}'`;
};
/** Returns the recipient with an ID of the form `hash-level`. Throws 400 if there is none at that level. */
const findRecipient = async ({ db, params }: Call): Promise<{ row: Row; level: Level }> => {
  const id = decodeId(params.recipient_id!);
  const [, hash = '', suffix = ''] = /^([0-9a-f-]{36})-([cpr])$/i.exec(id) ?? [];
  const level = suffix.toUpperCase() as Level;
  const [row] = hash
    ? await db.query(
        `select r.*, p.country_id rec_country, p.state_id rec_state, p.county_id rec_county, p.cd_cur rec_cd_cur,
            p.city rec_city, p.zip5 rec_zip
          from recipient r
          left join place p on p.id = r.place_id
          where r.uuid = $1 and r.kind = 'normal' and ${levelConditions[level]}
          order by r.id
          limit 1`,
        [hash.toLowerCase()],
      )
    : [];
  if (!row) throw badRequest(`'recipient_id': no recipient has the ID '${id.slice(0, 100)}'.`);
  return { row, level };
};

/** Returns one recipient with its amounts in a year. A parent (P) includes all its members. */
export const recipient = async (call: Call) => {
  const { row, level } = await findRecipient(call);
  const recipientId = Number(row.id);
  const memberCondition =
    level === 'P'
      ? `recipient_id in (select id from recipient where id = ${recipientId} or parent_id = ${recipientId})`
      : `recipient_id = ${recipientId}`;
  const [sums] = await call.db
    .query(`select sum(amount)::DOUBLE AS amount, count(*)::INTEGER AS transactions,
      sum(face_value)::DOUBLE AS face, count(*) filter (grp = ${loanGroupId})::INTEGER AS loans
    from tx
    where ${memberCondition} and ${dateCondition(call)}`);
  // Only members have a parent. The current parent comes first, then former parents.
  const parentRows =
    level === 'C'
      ? await call.db.query(
          `select head.name, head.uuid, head.uei, head.duns
            from recipient r
            join recipient head on head.id = r.parent_id or list_contains(r.former_parent_ids, head.id)
            where r.id = $1
            order by head.id is distinct from r.parent_id, head.id`,
          [recipientId],
        )
      : [];
  const parents = parentRows.map((parentRow) => ({
    parent_name: toText(parentRow.name),
    parent_duns: toText(parentRow.duns),
    parent_id: `${parentRow.uuid as string}-P`,
    parent_uei: toText(parentRow.uei),
  }));
  const {
    location_country_code: country,
    zip5,
    state_name,
    county_code,
    ...location
  } = placeFromRow(call.lookups, row, 'rec');
  return {
    name: toText(row.name) || null,
    alternate_names: (row.alternate_names as string[] | null) ?? [],
    duns: toText(row.duns),
    uei: toText(row.uei),
    recipient_id: `${row.uuid as string}-${level}`,
    recipient_level: level,
    parents,
    ...(parents[0] ?? { parent_name: null, parent_duns: null, parent_id: null, parent_uei: null }),
    location: { ...location, country_code: country, zip: zip5 },
    business_types: businessCategories(row),
    total_transaction_amount: roundCents(sums?.amount),
    total_transactions: toNumber(sums?.transactions) ?? 0,
    total_face_value_loan_amount: roundCents(sums?.face),
    total_face_value_loan_transactions: toNumber(sums?.loans) ?? 0,
  };
};

/**
 * Returns a parent recipient and its child recipients, each with its own amount in a year. The sum is the amount of the parent's
 * profile.
 */
export const recipientChildren = async (call: Call) => {
  const key = decodeId(call.params.duns_or_uei!).toUpperCase();
  const [head] = await call.db.query(
    "select id from recipient where is_parent and kind = 'normal' and (uei = $1 or duns = $1) order by id limit 1",
    [key],
  );
  if (!head) throw badRequest(`'duns_or_uei': no parent recipient has '${key.slice(0, 100)}'.`);
  const rows = await call.db.query(`select r.uuid, r.name, r.duns, r.uei, s.code AS state,
      coalesce(sum(x.amount), 0)::DOUBLE AS amount
    from recipient r
    left join place p on p.id = r.place_id
    left join state s on s.id = p.state_id
    left join (select recipient_id, amount from tx where ${dateCondition(call)}) x on x.recipient_id = r.id
    where r.id = ${Number(head.id)} or r.parent_id = ${Number(head.id)}
    group by r.id, r.uuid, r.name, r.duns, r.uei, s.code
    order by amount desc, r.id`);
  return rows.map((row) => ({
    recipient_id: `${row.uuid as string}-C`,
    name: toText(row.name),
    duns: toText(row.duns),
    uei: toText(row.uei),
    state_province: toText(row.state),
    amount: roundCents(row.amount),
  }));
};
