import { createTable } from '../../db/createTable';
import type { Database } from '../../db/database';
import { normalize } from '../../db/searchText';
import { masks } from '../recipientKinds';
import { recipientColumns } from '../recipients';
import { craftedRecipients, type CraftedPlace, type CraftedRecipient } from './crafted';

interface Party {
  name: string;
  uei?: string;
  duns?: string;
  parent?: CraftedRecipient;
  formerParents?: readonly CraftedRecipient[];
  isParent?: boolean;
  alternateNames?: readonly string[];
  categories: readonly string[];
  place: CraftedPlace;
}
const firm = ['category_business', 'business', 'corporate_entity_not_tax_exempt'];
/** The recipients of the crafted awards: parents, subsidiaries, and recipients with missing or unusual values. */
const parties: Readonly<Record<CraftedRecipient, Party>> = {
  holdings: {
    name: 'SAMPLE HOLDINGS INCORPORATED',
    uei: 'SAMPLEHLD001',
    duns: '990000001',
    isParent: true,
    alternateNames: ['SAMPLE GROUP', 'SAMPLE HOLDING COMPANY'],
    categories: [...firm, 'other_than_small_business'],
    place: { zip: '63101' },
  },
  works: {
    name: 'SAMPLE WORKS LLC',
    uei: 'SAMPLEWRK002',
    duns: '990000002',
    parent: 'holdings',
    formerParents: ['formerHoldings'],
    alternateNames: ['SAMPLE WORKSHOPS', 'SAMPLE WORKS AND SONS', 'THE OLD SAMPLE WORKS'],
    categories: [...firm, 'small_business', 'limited_liability_corporation'],
    place: { zip: '80302' },
  },
  labs: {
    name: 'SAMPLE LABS LLC',
    uei: 'SAMPLELAB003',
    parent: 'holdings',
    categories: [
      ...firm,
      'small_business',
      'category_woman_owned_business',
      'woman_owned_business',
    ],
    place: { zip: '59601' },
  },
  supply: {
    name: 'SAMPLE SUPPLY LLC',
    uei: 'SAMPLESUP004',
    duns: '990000004',
    categories: [...firm, 'small_business'],
    place: { zip: '97201' },
  },
  nameless: { name: '', uei: 'SAMPLENON005', categories: firm, place: { zip: '70112' } },
  abroad: {
    name: 'SAMPLE WERKE GMBH',
    uei: 'SAMPLEABR006',
    categories: [...firm, 'category_special_designations', 'special_designations', 'foreign_owned'],
    place: { country: 'DEU' },
  },
  wholeState: {
    name: 'SAMPLE STATEWIDE COUNCIL',
    uei: 'SAMPLESTW007',
    categories: ['category_nonprofit', 'nonprofit'],
    place: { wholeState: 'CO' },
  },
  unnumbered: {
    name: 'SAMPLE TRUST WITHOUT NUMBERS',
    categories: ['category_nonprofit', 'nonprofit'],
    place: { zip: '03301' },
  },
  formerHoldings: {
    name: 'SAMPLE FORMER HOLDINGS INCORPORATED',
    uei: 'SAMPLEFHL009',
    isParent: true,
    categories: [...firm, 'other_than_small_business'],
    place: { zip: '33101' },
  },
  borrower: {
    name: 'SAMPLE WORKSHOP ON CREDIT LLC',
    duns: '990000010',
    categories: [...firm, 'small_business'],
    place: { zip: '85001' },
  },
};

/** Adds a place for all of Colorado. Returns a function that finds the ID of a crafted place, or null without a place. */
export const insertCraftedPlaces = async (
  db: Database,
): Promise<(place: CraftedPlace | undefined) => number | null> => {
  await db.run(`insert into place
    select (select max(id) from place) + row_number() over (order by id)::INTEGER, null, null, null, id, 0, null,
      id * 100 + 90, id * 100 + 90
    from state
    where code = 'CO'`);
  const rows = await db.query<{ key: string; id: number }>(`select zip5 AS key, min(id) AS id
    from place
    where zip5 is not null
    group by 1
    union all
    select c.alpha3, min(p.id)
    from place p
    join country c on c.id = p.country_id
    where c.id > 0 and p.city is not null
    group by 1
    union all
    select s.code, max(p.id)
    from place p
    join state s on s.id = p.state_id
    where p.cd_cur % 100 = 90
    group by 1`);
  const idsByKey = new Map(rows.map(({ key, id }) => [key, id]));
  return (place) => (place ? idsByKey.get(Object.values(place)[0] as string)! : null);
};

/** Adds the recipients of the crafted awards and returns their IDs. */
export const craftRecipients = async (
  db: Database,
  getPlaceId: (place: CraftedPlace | undefined) => number | null,
): Promise<ReadonlyMap<CraftedRecipient, number>> => {
  const [last] = await db.query<{ id: number }>('select max(id) AS id from recipient');
  const keys = Object.keys(parties) as CraftedRecipient[];
  const ids = new Map(keys.map((key, at) => [key, last!.id + 1 + at]));
  const rows = keys.map((key) => {
    const { name, uei = null, duns = null, parent, formerParents = [], ...party } = parties[key];
    const alternateNames = party.alternateNames ?? [];
    return {
      id: ids.get(key),
      uuid: craftedRecipients[key],
      uei,
      duns,
      name,
      norm: [name, ...alternateNames, uei ?? '', duns ?? ''].map(normalize).join(' '),
      parent_id: parent ? ids.get(parent) : null,
      former_parent_ids: formerParents.map((parentKey) => ids.get(parentKey)),
      is_parent: party.isParent ?? false,
      kind: 'normal',
      ...masks(party.categories),
      address: name && '1 SAMPLE ST',
      zip4: 'zip' in party.place ? '0001' : null,
      alternate_names: alternateNames,
      place_id: getPlaceId(party.place),
    };
  });
  await createTable(db, 'seed_crafted_recipient', `${recipientColumns}, place_id INTEGER`, rows);
  await db.run(
    `insert into recipient by name select *, 0 AS name_rank from seed_crafted_recipient`,
  );
  await db.run(`update recipient
    set name_rank = r.rank
    from (
      select id, row_number() over (order by name, id)::INTEGER AS rank
      from recipient) r
    where r.id = recipient.id`);
  return ids;
};
