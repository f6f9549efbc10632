import type { Database } from './database';
import { copiedKeys, partyKeys } from './schema';
import { buildTextPacks } from './textPacks';

const fiscalKeySql = (date: string) =>
  `((year(${date}) + (month(${date}) >= 10)::INTEGER) * 12 + (month(${date}) + 2) % 12 + 1)::INTEGER`;

/** The tables that the content hash covers. */
const hashedTables = [
  'award',
  'tx',
  'subaward',
  'file_c',
  'file_b',
  'file_a',
  'gtas',
  'gtas_defc',
  'recipient',
  'officer',
  'award_listing',
  'place',
  'text',
  'submission',
  'submission_date',
];

/**
 * Builds `award_funding` for downloads: the symbols, accounts, object classes and activities of each award. Most awards have only one
 * value of each kind, so their rows need no sorting.
 */
const buildFunding = async (db: Database): Promise<void> => {
  const classSql = "left(class.code, 2) || '.' || right(class.code, 1) || ': ' || class.name";
  const activitySql = "activity.code || ': ' || activity.name";
  const idColumns = ['tas_id', 'object_class_id', 'activity_id'];
  const joins = `join tas on tas.id = c.tas_id
    join federal_account AS account on account.id = tas.federal_account_id
    join object_class AS class on class.id = c.object_class_id
    join program_activity AS activity on activity.id = c.activity_id`;
  await db.run(`create or replace table award_funding as
    with extent as materialized (
        select award_id, ${idColumns.map((id) => `min(${id}) AS ${id}, max(${id}) AS other_${id}`).join(', ')}
        from file_c
        where award_id is not null
        group by award_id),
      single as materialized (
        select *
        from extent
        where ${idColumns.map((id) => `${id} = other_${id}`).join(' and ')})
    select c.award_id, nullif(tas.label, '') AS symbols, account.code AS accounts, ${classSql} AS classes,
      ${activitySql} AS activities
    from single AS c
    ${joins}
    union all
    select c.award_id, string_agg(distinct nullif(tas.label, ''), ';' order by nullif(tas.label, '')) AS symbols,
      string_agg(distinct account.code, ';' order by account.code) AS accounts,
      string_agg(distinct ${classSql}, ';' order by ${classSql}) AS classes,
      string_agg(distinct ${activitySql}, ';' order by ${activitySql}) AS activities
    from file_c AS c
    anti join single using (award_id)
    ${joins}
    where c.award_id is not null
    group by c.award_id
    order by award_id`);
};

const buildAwards = (db: Database): Promise<void> =>
  db.run(`create or replace table award as
    with rolled as (
        select award_id, sum(amount)::DECIMAL(18,2) amount, sum(face_value)::DECIMAL(18,2) face,
          min(action_date) signed, max(action_date) latest, max(last_modified) modified, count(*)::INTEGER n_tx
        from base_tx
        group by 1),
      funded as (
        select award_id, sum(outlay)::DECIMAL(18,2) outlay, sum(obligation)::DECIMAL(18,2) linked
        from file_c
        where award_id is not null
        group by 1),
      emergency as (
        select d.award_id, bit_or((1::BIGINT << d.bit)) mask,
          sum(d.obligation) filter (c.disaster = 'covid_19') covid_obligation,
          sum(d.outlay) filter (c.disaster = 'covid_19') covid_outlay,
          sum(d.obligation) filter (c.disaster = 'infrastructure') infra_obligation,
          sum(d.outlay) filter (c.disaster = 'infrastructure') infra_outlay
        from award_defc d
        join def_code c on c.bit = d.bit
        group by 1),
      subs as (
        select award_id, count(*)::INTEGER n_sub, sum(amount)::DECIMAL(18,2) sub_total
        from base_subaward
        group by 1)
    select b.id, b.grp, b.type_id, b.top_id, b.sub_id, b.office_id, b.ftop_id, b.fsub_id, b.recipient_id,
      r.name_rank, r.cat_lo, r.cat_hi, rp.country_id rec_country, rp.state_id rec_state, rp.county_id rec_county,
      rp.cd_cur rec_cd_cur, rp.cd_org rec_cd_org, r.place_id rec_place, pp.country_id pop_country,
      pp.state_id pop_state, pp.county_id pop_county, pp.cd_cur pop_cd_cur, pp.cd_org pop_cd_org, b.pop_place,
      b.naics, b.psc_id, b.listing_id, b.text_id, b.parent_id, b.parent_piid, b.pricing, b.set_aside, b.competed,
      coalesce(b.stated_mask, e.mask, 0)::BIGINT defc_mask, b.record_type,
      coalesce(b.stated_signed, x.signed) signed, coalesce(b.stated_latest, x.latest) latest, b.start_date,
      b.end_date, b.potential_end, b.order_end, coalesce(b.last_modified, x.modified) last_modified, b.solicitation,
      ${fiscalKeySql('coalesce(b.stated_latest, x.latest)')} period_key,
      coalesce(b.stated_obligation, x.amount) obligation, coalesce(b.stated_outlay, f.outlay) outlay,
      coalesce(b.stated_face, x.face) face_value, f.linked linked_obligation, b.non_federal, b.base_exercised,
      b.base_all, coalesce(b.stated_covid_obligation, e.covid_obligation)::DECIMAL(18,2) covid_obligation,
      coalesce(b.stated_covid_outlay, e.covid_outlay)::DECIMAL(18,2) covid_outlay,
      coalesce(b.stated_infra_obligation, e.infra_obligation)::DECIMAL(18,2) infra_obligation,
      coalesce(b.stated_infra_outlay, e.infra_outlay)::DECIMAL(18,2) infra_outlay,
      coalesce(x.n_tx, 0)::INTEGER n_tx, coalesce(s.n_sub, 0)::INTEGER n_sub, s.sub_total, b.generated_id,
      b.display_id, b.piid, b.fain, b.uri, r.name recipient_name, r.uei,
      r.uuid
        || case
          when r.kind <> 'normal' then null
          when r.parent_id is not null or r.is_parent then '-C'
          else '-R'
        end recipient_key,
      rp.city rec_city, rp.zip5 rec_zip, pp.city pop_city, pp.zip5 pop_zip, t.txt description
    from base_award b
    left join recipient r on r.id = b.recipient_id
    left join place rp on rp.id = r.place_id
    left join place pp on pp.id = b.pop_place
    left join text t on t.id = b.text_id
    left join rolled x on x.award_id = b.id
    left join funded f on f.award_id = b.id
    left join emergency e on e.award_id = b.id
    left join subs s on s.award_id = b.id
    order by latest, b.id`);

const buildTransactions = async (db: Database): Promise<void> => {
  const keyColumns = copiedKeys.map((key) => `a.${key}`).join(', ');
  await db.run(`create or replace table tx as
    select x.tid, x.award_id, x.mod, x.action_date, ${fiscalKeySql('x.action_date')} period_key, x.action_type,
      x.amount, x.face_value, x.text_id, x.last_modified, ${keyColumns}, a.signed, a.obligation award_amount
    from base_tx x
    join award a on a.id = x.award_id
    order by x.action_date, x.tid`);
};

const buildSubawards = async (db: Database): Promise<void> => {
  const partyKeySet: ReadonlySet<string> = new Set(partyKeys);
  const primeKeys = copiedKeys
    .filter((key) => !partyKeySet.has(key))
    .map((key) => `a.${key}`)
    .join(', ');
  await db.run(`create or replace table subaward as
    select s.id, s.award_id, s.number, s.sub_date, ${fiscalKeySql('s.sub_date')} period_key, s.amount, s.text_id,
      s.recipient_id, r.name_rank, r.cat_lo, r.cat_hi, rp.country_id rec_country, rp.state_id rec_state,
      rp.county_id rec_county, rp.cd_cur rec_cd_cur, rp.cd_org rec_cd_org, r.place_id rec_place,
      pp.country_id pop_country, pp.state_id pop_state, pp.county_id pop_county, pp.cd_cur pop_cd_cur,
      pp.cd_org pop_cd_org, s.pop_place, ${primeKeys}, a.signed, a.last_modified
    from base_subaward s
    join award a on a.id = s.award_id
    join recipient r on r.id = s.recipient_id
    left join place rp on rp.id = r.place_id
    left join place pp on pp.id = s.pop_place
    order by s.sub_date, s.id`);
};

/**
 * Builds the sorted tables for searches from the staging tables of the generator or the loader. Copies filter keys to every
 * level, adds displayed columns, and sums totals from transactions.
 */
export const buildSearchTables = async (db: Database): Promise<void> => {
  await db.run(`create or replace table award_defc as
    select award_id, defc_bit AS "bit", sum(obligation)::DECIMAL(18,2) obligation, sum(outlay)::DECIMAL(18,2) outlay
    from file_c
    where award_id is not null and defc_bit <> (select bit from def_code where code = 'Q')
    group by all
    order by award_id, bit`);
  await buildFunding(db);
  await buildAwards(db);
  await buildTransactions(db);
  await buildSubawards(db);
  await buildTextPacks(db);
};

/** Assigns a place of performance to each subaward of the sample, with the same probabilities as for awards. */
export const placeSubawards = (db: Database): Promise<void> =>
  db.run(`create or replace table base_subaward as
    select s.* exclude (place_u), p.place_id pop_place
    from base_subaward s
    asof join place_slot p on s.place_u >= p.lo`);

/** Drops the tables that only the build needed. */
export const dropStaging = async (db: Database): Promise<void> => {
  const tables = await db.query<{ name: string }>(`select table_name as name
    from information_schema.tables
    where table_name like 'seed_%'
      or table_name like '%_slot'
      or table_name like 'base_%'
      or table_name like 'raw_%'
      or table_name in ('line', 'money_wanted')`);
  for (const { name } of tables) await db.run(`drop table ${name}`);
};

/** Returns a hash of the rows that does not depend on their order or on the number of threads. */
export const getContentHash = async (db: Database): Promise<string> => {
  const parts: string[] = [];
  for (const table of hashedTables) {
    const [row] = await db.query<{ sum: string }>(
      `select coalesce(sum(hash(t)::HUGEINT), 0)::VARCHAR || ':' || count(*) as sum from ${table} t`,
    );
    parts.push(row!.sum);
  }
  return parts.join(' ');
};
