import { createHash } from 'node:crypto';
import { createTable } from '../db/createTable';
import type { Database } from '../db/database';
import { normalise } from '../db/searchText';
import { choose, mix, unit } from './random';
import { extras, flags, kinds, masks } from './recipientKinds';
import {
  governments,
  heads,
  nonprofits,
  schools,
  suffixes,
  tails,
  trades,
  tribes,
} from './recipientWords';
import type { SetSize } from './size';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
const uei = (id: number): string =>
  Array.from({ length: 12 }, (_, at) =>
    at === 0 ? letters[mix(id, 900) % 24] : letters[mix(id, 900 + at) % letters.length],
  ).join('');
const uuid = (id: number): string =>
  createHash('md5')
    .update(`recipient ${id}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The two records that stand for people: grouped payments, and payments whose recipient's name is withheld. */
export const AGGREGATE_ID = 1;
export const REDACTED_ID = 2;

export const recipientColumns = {
  id: 'INTEGER',
  uuid: 'VARCHAR',
  uei: 'VARCHAR',
  duns: 'VARCHAR',
  name: 'VARCHAR',
  norm: 'VARCHAR',
  parent_id: 'INTEGER',
  is_parent: 'BOOLEAN',
  kind: 'VARCHAR',
  cat_lo: 'BIGINT',
  cat_hi: 'BIGINT',
  place_u: 'DOUBLE',
  foreign_u: 'DOUBLE',
  address: 'VARCHAR',
  zip4: 'VARCHAR',
  alternate_names: 'VARCHAR[]',
};

/** Invents recipients: parents first, then their children and the independent ones. */
export const buildRecipients = async (db: Database, size: SetSize): Promise<void> => {
  const parents = Math.floor(size.recipients * 0.08);
  const rows: Record<string, unknown>[] = [];
  const person = (id: number, name: string, kind: string) =>
    rows.push({
      id,
      uuid: uuid(id),
      uei: null,
      duns: null,
      name,
      norm: normalise(name),
      parent_id: null,
      is_parent: false,
      kind,
      ...masks(['category_individuals', 'individuals']),
      place_u: 0.5,
      foreign_u: 1,
      address: null,
      zip4: null,
      alternate_names: [],
    });
  person(AGGREGATE_ID, 'MULTIPLE RECIPIENTS', 'aggregate');
  person(REDACTED_ID, 'REDACTED DUE TO PII', 'redacted');
  for (let id = 3; id <= size.recipients; id += 1) {
    const isParent = id < 3 + parents;
    const parent = !isParent && unit(id, 1) < 0.4 ? 3 + (mix(id, 2) % parents) : null;
    const kind = isParent
      ? unit(id, 3) < 0.85
        ? 'business'
        : 'school'
      : kinds.find(([, upTo]) => unit(id, 3) < upTo)![0];
    const stem = choose(heads, id, 4) + choose(tails, id, 5);
    // The number in the name keeps 25,000 invented names apart and marks them as made up.
    const serial = id % 97 === 0 ? '' : ` ${(mix(id, 6) % 899) + 101}`;
    const pattern =
      kind === 'school'
        ? choose(schools, id, 7)
        : kind === 'nonprofit'
          ? choose(nonprofits, id, 7)
          : kind === 'government'
            ? choose(governments, id, 7)
            : kind === 'tribe'
              ? choose(tribes, id, 7)
              : kind === 'hospital'
                ? '{} Memorial Hospital'
                : `{} ${choose(trades, id, 8)} ${choose(suffixes, id, 9)}`;
    const name = pattern.replace('{}', `${stem}${serial}`).toUpperCase();
    const foreign = kind === 'business' && unit(id, 10) < 0.05;
    const codes = new Set(flags[kind]);
    extras[kind].forEach(([code, share, group], at) => {
      if (unit(id, 30 + at) < share) {
        codes.add(code);
        if (group) codes.add(group);
      }
    });
    const alternates =
      unit(id, 11) < 0.12 ? [`${stem}${serial} ${choose(trades, id, 12)}`.toUpperCase()] : [];
    const withoutUei = unit(id, 13) < 0.03;
    const ids = {
      uei: withoutUei ? null : uei(id),
      duns: unit(id, 14) < 0.6 ? String(100000000 + (mix(id, 15) % 899999999)) : null,
    };
    rows.push({
      id,
      uuid: uuid(id),
      ...ids,
      name,
      norm: [name, ...alternates, ids.uei ?? '', ids.duns ?? ''].map(normalise).join(' '),
      parent_id: parent,
      is_parent: isParent,
      kind: 'normal',
      ...masks(codes),
      place_u: unit(id, 16),
      foreign_u: foreign ? unit(id, 17) : 1,
      address:
        `${(mix(id, 18) % 9800) + 100} ${choose(heads, id, 19)} ${choose(['St', 'Ave', 'Blvd', 'Way', 'Rd'], id, 20)}`.toUpperCase(),
      zip4: String(mix(id, 21) % 10000).padStart(4, '0'),
      alternate_names: alternates,
    });
  }
  await createTable(db, 'recipient_raw', recipientColumns, rows);
  await db.run(`create or replace table recipient as select r.* exclude (place_u, foreign_u),
      case when r.foreign_u < 1 then (select min(p.id) from place p where p.country_id = 1 + floor(r.foreign_u * (select count(*) - 1 from country))::INTEGER and p.city is not null)
        when r.kind = 'normal' then s.place_id end as place_id,
      row_number() over (order by r.name, r.id)::INTEGER name_rank
    from recipient_raw r asof join place_slot s on r.place_u >= s.lo order by r.id`);
  await db.run('drop table recipient_raw');
};
