import { createHash } from 'node:crypto';
import { createTable } from '../db/createTable';
import type { Database } from '../db/database';
import { normalize } from '../db/searchText';
import { organizations, departmentKeys, organizationKeys, partyId } from './business/parties';
import { assistanceTradeKeys, tradeKeys, trades, type TradeKey } from './business/trades';
import { stateDepartments, type Organization, type Party } from './business/programs';
import { choose, mix, draw } from './random';
import { extras, flags, kinds, masks, organizationsByKind, type Kind } from './recipientKinds';
import { heads, suffixes, tails } from './recipientWords';
import type { SetSize } from './size';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
const createUei = (id: number): string =>
  Array.from({ length: 12 }, (_, at) =>
    at === 0 ? letters[mix(id, 900) % 24] : letters[mix(id, 900 + at) % letters.length],
  ).join('');
const createUuid = (id: number): string =>
  createHash('md5')
    .update(`recipient ${id}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** IDs of the two recipient records for payments to people: aggregated payments, and payments with redacted names. */
export const AGGREGATE_ID = 1;
export const REDACTED_ID = 2;

export const recipientColumns = `
  id INTEGER, uuid VARCHAR, uei VARCHAR, duns VARCHAR, name VARCHAR, norm VARCHAR, parent_id INTEGER,
  former_parent_ids INTEGER[], is_parent BOOLEAN, kind VARCHAR, cat_lo BIGINT, cat_hi BIGINT,
  address VARCHAR, zip4 VARCHAR, alternate_names VARCHAR[]`;
const placeColumns = 'state_id INTEGER, place_u DOUBLE, foreign_u DOUBLE';

/** The categories that large firms cannot have. */
const NOT_LARGE_PATTERN =
  /small|8a_|disadvantaged|historically|woman|women|veteran|minority|_owned_business|_owned_firm|sole_prop|subchapter/;

const chooseWeighted = <T>(list: readonly (readonly [T, number])[], u: number): T => {
  let remainingWeight = u * list.reduce((sum, [, weight]) => sum + weight, 0);
  return (list.find(([, weight]) => (remainingWeight -= weight) < 0) ?? list.at(-1)!)[0];
};
const firmWeights = tradeKeys.map((key) => [key, trades[key].firms] as const);
const getKind = (party: Organization): Kind =>
  (Object.keys(organizationsByKind) as Kind[]).find((kind) =>
    organizationsByKind[kind]!.some(([member]) => member === party),
  )!;

interface Identity {
  kind: Kind;
  party: Party;
  pattern: string;
}
const firm = (trade: TradeKey, id: number): Identity => ({
  kind: 'business',
  party: trade,
  pattern: `{} ${choose(trades[trade].nameWords, id, 8)} ${choose(suffixes, id, 9)}`,
});
const organization = (party: Organization, id: number): Identity => ({
  kind: getKind(party),
  party,
  pattern: choose(organizations[party], id, 7),
});
/**
 * Returns the kind, party and name pattern of a recipient. The first recipients that are not parents cover all trades and
 * organizations, so that even a small dataset has them.
 */
const identity = (id: number, isParent: boolean, nth: number): Identity => {
  if (isParent)
    return draw(id, 3) < 0.85
      ? firm(chooseWeighted(firmWeights, draw(id, 22)), id)
      : organization('university', id);
  if (nth < tradeKeys.length) return firm(tradeKeys[nth]!, id);
  const position = nth - tradeKeys.length;
  if (position < organizationKeys.length) return organization(organizationKeys[position]!, id);
  const kind = kinds.find(([, upTo]) => draw(id, 3) < upTo)![0];
  return kind === 'business'
    ? firm(chooseWeighted(firmWeights, draw(id, 22)), id)
    : organization(chooseWeighted(organizationsByKind[kind]!, draw(id, 22)), id);
};

const ONE_WORD_TRIES = 6;
/** Invents a stem and an upper-case name that is not in `names`, and adds the name. After six tries, the stem has two words. */
const invent = (
  pattern: string,
  id: number,
  names: Set<string>,
): { stem: string; name: string } => {
  for (let tries = 0; ; tries += 1) {
    const salt = 100 + tries * 4;
    const [first, second] = [0, 2].map(
      (at) => choose(heads, id, salt + at) + choose(tails, id, salt + at + 1),
    );
    const stem = tries < ONE_WORD_TRIES ? first! : `${first} ${second}`;
    const name = pattern.replace('{}', stem).toUpperCase();
    if (pattern.includes('{}') && (first === second || names.has(name))) continue;
    names.add(name);
    return { stem, name };
  }
};

const peopleRow = (id: number, name: string, kind: string) => ({
  id,
  uuid: createUuid(id),
  uei: null,
  duns: null,
  name,
  norm: normalize(name),
  parent_id: null,
  former_parent_ids: [],
  is_parent: false,
  kind,
  ...masks(['category_individuals', 'individuals']),
  state_id: null,
  place_u: 0.5,
  foreign_u: 1,
  address: null,
  zip4: null,
  alternate_names: [],
});

/** Returns the business categories of a recipient. Parents are large, so they lack the categories in `NOT_LARGE_PATTERN`. */
const getCategories = (id: number, kind: Kind, isParent: boolean): Set<string> => {
  const codes = new Set(flags[kind]);
  extras[kind].forEach(([code, share, group], at) => {
    if (draw(id, 30 + at) < share && !(isParent && NOT_LARGE_PATTERN.test(code))) {
      codes.add(code);
      if (group) codes.add(group);
    }
  });
  return codes;
};

interface Invented {
  who: Identity;
  stem: string;
  name: string;
  isParent: boolean;
  parent: number | null;
  /** ID of the state for a state department; null for other recipients. */
  stateId: number | null;
}
const recipientRow = (
  id: number,
  { who: recipientIdentity, stem, name, isParent, parent, stateId }: Invented,
) => {
  const isFirm = recipientIdentity.kind === 'business';
  const ending = isFirm
    ? choose(trades[recipientIdentity.party as TradeKey].nameWords, id, 12)
    : 'Trust';
  const alternates =
    draw(id, 11) < 0.12 && stateId === null ? [`${stem} ${ending}`.toUpperCase()] : [];
  const ids = {
    uei: draw(id, 13) < 0.03 ? null : createUei(id),
    duns: draw(id, 14) < 0.6 ? String(100000000 + (mix(id, 15) % 899999999)) : null,
  };
  const street = choose(['St', 'Ave', 'Blvd', 'Way', 'Rd'], id, 20);
  return {
    id,
    uuid: createUuid(id),
    ...ids,
    name,
    norm: [name, ...alternates, ids.uei ?? '', ids.duns ?? ''].map(normalize).join(' '),
    parent_id: parent,
    former_parent_ids: [],
    is_parent: isParent,
    kind: 'normal',
    ...masks(getCategories(id, recipientIdentity.kind, isParent)),
    state_id: stateId,
    place_u: draw(id, 16),
    foreign_u: isFirm && !isParent && draw(id, 10) < 0.05 ? draw(id, 17) : 1,
    address: `${(mix(id, 18) % 9800) + 100} ${choose(heads, id, 19)} ${street}`.toUpperCase(),
    zip4: String(mix(id, 21) % 10000).padStart(4, '0'),
    alternate_names: alternates,
  };
};

/** Invents the recipients: parents first, then a department of each kind for each state, then children and independent recipients. */
const inventAll = (size: SetSize, states: readonly { id: number; name: string }[]): Invented[] => {
  const firstDepartmentId = 3 + Math.floor(size.recipients * 0.08);
  const departments = departmentKeys.flatMap((department) =>
    states.map((state) => ({ department, state })),
  );
  const families = new Map<Party, number[]>();
  const names = new Set<string>();
  return Array.from({ length: size.recipients - 2 }, (_, at) => {
    const id = at + 3;
    const isParent = id < firstDepartmentId;
    const stateDepartment = departments[id - firstDepartmentId];
    const who: Identity =
      !isParent && stateDepartment
        ? {
            kind: 'state',
            party: stateDepartment.department,
            pattern: `${stateDepartment.state.name} Sample ${stateDepartments[stateDepartment.department]}`,
          }
        : identity(id, isParent, id - firstDepartmentId - departments.length);
    if (isParent) families.set(who.party, [...(families.get(who.party) ?? []), id]);
    const family = isParent || stateDepartment ? undefined : families.get(who.party);
    const parent = family && draw(id, 1) < 0.5 ? choose(family, id, 2) : null;
    const stateId = stateDepartment?.state.id ?? null;
    return { who, ...invent(who.pattern, id, names), isParent, parent, stateId };
  });
};

/** Builds the table `recipient`, and `seed_member` with the possible recipients of each party, parents first. */
export const buildRecipients = async (db: Database, size: SetSize): Promise<void> => {
  const states = await db.query<{ id: number; name: string }>(
    'select s.id, s.name from state s join state_slot t on t.state_id = s.id order by s.id',
  );
  const inventedRecipients = inventAll(size, states);
  const rows = [
    peopleRow(AGGREGATE_ID, 'MULTIPLE RECIPIENTS', 'aggregate'),
    peopleRow(REDACTED_ID, 'REDACTED DUE TO PII', 'redacted'),
    ...inventedRecipients.map((recipient, at) => recipientRow(at + 3, recipient)),
  ];
  const members = inventedRecipients.flatMap(({ who, isParent, stateId }, at) => {
    const member = { recipient_id: at + 3, state_id: stateId };
    const isSmall = who.kind === 'business' && !isParent && !assistanceTradeKeys.has(who.party);
    return [
      { party_id: partyId(who.party), ...member },
      ...(isSmall ? [{ party_id: partyId('smallFirm'), ...member }] : []),
    ];
  });
  await createTable(db, 'recipient_raw', `${recipientColumns}, ${placeColumns}`, rows);
  await db.run(`create or replace table recipient as
    select r.* exclude (place_u, foreign_u, state_id),
      case
        when r.foreign_u < 1
          then (
            select min(p.id)
            from place p
            where p.country_id = 1 + floor(r.foreign_u * (select count(*) - 1 from country))::INTEGER
              and p.city is not null)
        when r.state_id is not null then h.place_id
        when r.kind = 'normal' then s.place_id
      end as place_id,
      row_number() over (order by r.name, r.id)::INTEGER name_rank
    from recipient_raw r
    asof join place_slot s on r.place_u >= s.lo
    left join (
      select state_id, max_by(place_id, lo) place_id
      from state_place_slot
      where lo <= 0.5
      group by 1) h on h.state_id = r.state_id
    order by r.id`);
  await db.run('drop table recipient_raw');
  await createTable(
    db,
    'seed_member_raw',
    'party_id INTEGER, recipient_id INTEGER, state_id INTEGER',
    members,
  );
  await db.run(`create or replace table seed_member as
    select *, row_number() over (partition by party_id order by recipient_id) - 1 AS pos,
      count(*) over (partition by party_id) AS n
    from seed_member_raw`);
};
