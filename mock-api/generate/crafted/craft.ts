import { groupBy } from '../../core/values';
import { createTable } from '../../db/createTable';
import type { Database } from '../../db/database';
import {
  awardListingColumns,
  baseAwardColumns,
  baseTxColumns,
  fileCColumns,
} from '../../db/schema';
import { normalize } from '../../db/searchText';
import { AGGREGATE_ID, REDACTED_ID } from '../recipients';
import type { SetSize } from '../size';
import { craftedAssistance } from './assistance';
import { craftedContracts } from './contracts';
import { craftedAwards, type Crafted } from './crafted';
import { insertCraftedPlaces, craftRecipients } from './parties';
import { accountRows, actionRows, getGroup, parseIdentity, getTypeId } from './rows';
import { craftedVehicles } from './vehicles';

/** Database ID of the first named award. The other named awards follow in the order of `ids.json`. */
const FIRST_ID = 1_000_001;
/** Database ID of the first unnamed award, such as an order. */
const FIRST_UNNAMED_ID = 1_100_001;

const insert = async (db: Database, table: string, columns: string, rows: readonly object[]) => {
  await createTable(db, `seed_crafted_${table}`, columns, rows);
  await db.run(`insert into ${table} by name select * from seed_crafted_${table}`);
};
const loadIdMap = async (db: Database, sql: string): Promise<Map<string, number>> =>
  new Map(
    (await db.query<{ key: string; id: number }>(sql)).map(({ key, id }) => [key, Number(id)]),
  );

interface Ids {
  awards: ReadonlyMap<string, number>;
  recipientId: (recipient: Crafted['recipient']) => number;
  placeId: Awaited<ReturnType<typeof insertCraftedPlaces>>;
  subs: ReadonlyMap<string, { id: number; top: number; office: number | null }>;
  psc: ReadonlyMap<string, number>;
  listings: ReadonlyMap<string, number>;
  /** Returns the ID of a text, and adds it to `texts` if it is new. */
  textId: (description: string) => number;
  texts: ReadonlyMap<string, number>;
}
const findIds = async (db: Database, awards: readonly Crafted[]): Promise<Ids> => {
  const getPlaceId = await insertCraftedPlaces(db);
  const recipientIds = await craftRecipients(db, getPlaceId);
  const craftedIds = Object.values(craftedAwards);
  let nextUnnamedId = FIRST_UNNAMED_ID;
  const texts = new Map<string, number>();
  const firstTextId = (await db.number('select max(id) AS n from text')) + 1;
  const subs = await db.query<{ code: string; id: number; top: number; office: number | null }>(
    `select s.code, s.id, s.toptier_id AS top,
        (select min(o.id) from office o where o.subtier_id = s.id) AS office
      from subtier s`,
  );
  return {
    awards: new Map(
      awards.map(({ id }) => [
        id,
        craftedIds.includes(id) ? FIRST_ID + craftedIds.indexOf(id) : nextUnnamedId++,
      ]),
    ),
    recipientId: (recipient) => {
      if (recipient === 'aggregate') return AGGREGATE_ID;
      return recipient === 'redacted' ? REDACTED_ID : recipientIds.get(recipient)!;
    },
    placeId: getPlaceId,
    subs: new Map(subs.map((row) => [row.code, row])),
    psc: await loadIdMap(db, 'select code AS key, id from psc'),
    listings: await loadIdMap(db, 'select number AS key, id from listing'),
    textId: (description) => {
      if (!texts.has(description)) texts.set(description, firstTextId + texts.size);
      return texts.get(description)!;
    },
    texts,
  };
};

const awardRow = (award: Crafted, ids: Ids) => {
  const { sub, parent, ...identity } = parseIdentity(award);
  const { id: sub_id, top: top_id, office: office_id } = ids.subs.get(sub)!;
  return {
    id: ids.awards.get(award.id),
    grp: getGroup(award),
    type_id: getTypeId(award),
    top_id,
    sub_id,
    office_id,
    ftop_id: top_id,
    fsub_id: sub_id,
    recipient_id: ids.recipientId(award.recipient),
    pop_place: ids.placeId(award.place),
    naics: award.naics,
    psc_id: award.psc && ids.psc.get(award.psc),
    listing_id: award.listings && ids.listings.get(award.listings[0]![0]),
    text_id: ids.textId(award.text),
    parent_id: parent && ids.awards.get(parent),
    parent_piid: parent && parseIdentity({ id: parent }).piid,
    pricing: award.pricing,
    set_aside: award.setAside,
    competed: award.competed,
    record_type: award.recordType,
    generated_id: award.id,
    display_id: identity.piid ?? identity.fain ?? identity.uri,
    ...identity,
    start_date: award.start,
    end_date: award.end,
    potential_end: award.potentialEnd,
    order_end: award.orderEnd,
    non_federal: award.nonFederal,
    base_exercised: award.current,
    base_all: award.potential,
    solicitation: award.solicitation,
  };
};

const insertAwards = async (db: Database, awards: readonly Crafted[], ids: Ids): Promise<void> => {
  await insert(
    db,
    'base_award',
    baseAwardColumns,
    awards.map((award) => awardRow(award, ids)),
  );
  let tid = await db.number('select max(tid) AS n from base_tx');
  await insert(
    db,
    'base_tx',
    baseTxColumns,
    awards.flatMap((award) =>
      actionRows(award).map(({ text, ...action }) => ({
        tid: ++tid,
        award_id: ids.awards.get(award.id),
        ...action,
        text_id: ids.textId(text),
      })),
    ),
  );
  await createTable(
    db,
    'award_listing',
    awardListingColumns,
    awards
      .filter((award) => (award.listings?.length ?? 0) > 1)
      .flatMap((award) =>
        award.listings!.map(([number, obligation], nth) => ({
          award_id: ids.awards.get(award.id),
          nth,
          listing_id: ids.listings.get(number),
          obligation,
        })),
      ),
  );
};

const insertAccounts = async (
  db: Database,
  awards: readonly Crafted[],
  ids: Ids,
): Promise<void> => {
  const bitsByCode = await loadIdMap(db, 'select code AS key, "bit" AS id from def_code');
  const accounts = await db.query<{ top: number; id: number; activity: number }>(
    `select a.toptier_id AS top, a.id, min(p.id) AS activity
      from federal_account a
      join program_activity p on p.federal_account_id = a.id
      join seed_account_kind k on k.id = a.id
      where k.kind not in ('none', 'pay', 'trust')
      group by a.toptier_id, a.id, a.weight
      order by a.weight desc, a.id`,
  );
  // Group the accounts by agency once, because searching all accounts for each order takes longer than the rest of the build.
  const accountsByAgency = groupBy(
    accounts.map(({ top, id, activity }) => ({ top, tas: id * 4, activity })),
    ({ top }) => top,
  );
  await insert(
    db,
    'file_c',
    fileCColumns,
    awards.flatMap((award) =>
      accountRows(
        award,
        ids.awards.get(award.id)!,
        accountsByAgency.get(ids.subs.get(parseIdentity(award).sub)!.top) ?? [],
        (code) => bitsByCode.get(code)!,
      ),
    ),
  );
};

const insertSubawards = async (db: Database, subawards: readonly object[]): Promise<void> => {
  let id = await db.number('select max(id) AS n from base_subaward');
  await insert(
    db,
    'base_subaward',
    `id INTEGER, award_id INTEGER, number VARCHAR, sub_date DATE, amount DECIMAL(18,2),
      recipient_id INTEGER, text_id INTEGER`,
    subawards.map((row) => ({ id: ++id, ...row })),
  );
  await db.run(`update base_subaward
    set pop_place = r.place_id
    from recipient r, seed_crafted_base_subaward s
    where s.id = base_subaward.id and r.id = base_subaward.recipient_id`);
};

/** Functions that insert the account rows and subawards of the crafted awards, once their tables exist. */
export interface CraftedSteps {
  accounts: () => Promise<void>;
  subawards: () => Promise<void>;
}

/** Adds the handcrafted awards for the special cases that pages must handle (docs/data-set.md). Returns the steps for later tables. */
export const craftAwards = async (db: Database, size: SetSize): Promise<CraftedSteps> => {
  const awards = [
    ...craftedContracts(size.longHistoryActions),
    ...craftedVehicles(size.largeVehicleOrders),
    ...craftedAssistance,
  ];
  const ids = await findIds(db, awards);
  await insertAwards(db, awards, ids);
  const subawards = awards.flatMap((award) =>
    (award.subawards ?? []).map(([number, day, amount, to, text]) => ({
      award_id: ids.awards.get(award.id),
      number,
      sub_date: day,
      amount,
      recipient_id: ids.recipientId(to),
      text_id: ids.textId(text),
    })),
  );
  await insert(
    db,
    'text',
    'id INTEGER, txt VARCHAR, norm VARCHAR',
    [...ids.texts].map(([content, id]) => ({
      id,
      txt: content.toUpperCase(),
      norm: normalize(content.toUpperCase()),
    })),
  );
  return {
    accounts: () => insertAccounts(db, awards, ids),
    subawards: () => insertSubawards(db, subawards),
  };
};
