import { DuckDBInstance } from '@duckdb/node-api';

/** An award with one of its transactions. Random filters are based on samples, so that most filters match something. */
export interface Sample {
  type: string;
  top: string;
  sub: string;
  ftop: string | null;
  latest: string;
  obligation: number;
  display_id: string;
  generated_id: string;
  uri: string | null;
  txt: string | null;
  mod: string;
  naics: string | null;
  psc: string | null;
  listing: string | null;
  pricing: string | null;
  set_aside: string | null;
  competed: string | null;
  recipient: string;
  uei: string | null;
  duns: string | null;
  uuid: string;
  parent: string | null;
  place: PlaceSample;
  rec_place: PlaceSample;
  number: string | null;
  codes: string[] | null;
  accounts: { aid: string; main: string; label: string; account: string; top: string }[] | null;
  activity: { code: string; name: string } | null;
}
export interface PlaceSample {
  country: string | null;
  state: string | null;
  county: string | null;
  city: string | null;
  zip: string | null;
  current: number | null;
  original: number | null;
}

const placeSql = (alias: string, side: string) =>
  `{
    country: (select alpha3 from country c where c.id = aw.${side}_country),
    state: (select code from state s where s.id = aw.${side}_state),
    county: (select fips3 from county c where c.id = aw.${side}_county),
    city: ${alias}.city,
    zip: ${alias}.zip5,
    current: aw.${side}_cd_cur % 100,
    original: aw.${side}_cd_org % 100
  }`;

/** Returns some awards of a dataset, the same ones for the same dataset and seed. At least a fourth have subawards. */
export const samples = async (
  path: string,
  typeCodes: readonly string[],
  count: number,
  seed: number,
): Promise<Sample[]> => {
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  const sampleSql = (where: string, limit: number) =>
    `(select * from award where ${where} order by hash(id * 31 + ${seed}), id limit ${limit})`;
  const reader = await connection.runAndReadAll(
    `select aw.type_id, t.name top, s.name sub, ft.name ftop, aw.latest::VARCHAR latest,
      aw.obligation::DOUBLE obligation, aw.display_id, aw.generated_id, aw.uri, w.txt, x.mod,
      aw.naics::VARCHAR naics, p.code psc, l.number listing, aw.pricing, aw.set_aside, aw.competed,
      r.name recipient, r.uei, r.duns, r.uuid, pr.name parent,
      ${placeSql('pp', 'pop')} AS place, ${placeSql('rp', 'rec')} AS rec_place,
      (select min(number) from subaward b where b.award_id = aw.id) number,
      (select list(code order by bit) from def_code d where (aw.defc_mask & (1::BIGINT << d.bit)) <> 0) codes,
      (
        select list({aid: ta.aid, main: ta.main, label: ta.label, account: fa.code, top: o.code} order by ta.id)
        from tas ta
        join federal_account fa on fa.id = ta.federal_account_id
        join toptier o on o.id = fa.toptier_id
        where ta.id in (select tas_id from file_c c where c.award_id = aw.id)
      ) accounts,
      (
        select {code: min_by(y.code, y.id), name: min_by(y.name, y.id)}
        from program_activity y
        where y.id in (select activity_id from file_c c where c.award_id = aw.id)
      ) activity
    from (
      select * from ${sampleSql('true', count)}
      union all
      select * from ${sampleSql('n_sub > 0', Math.ceil(count / 3))}
    ) aw
    join toptier t on t.id = aw.top_id
    left join subtier s on s.id = aw.sub_id
    left join toptier ft on ft.id = aw.ftop_id
    left join recipient r on r.id = aw.recipient_id
    left join recipient pr on pr.id = r.parent_id
    left join place pp on pp.id = aw.pop_place
    left join place rp on rp.id = aw.rec_place
    left join psc p on p.id = aw.psc_id
    left join listing l on l.id = aw.listing_id
    left join (
      select award_id, min_by(text_id, tid) text_id, min_by(mod, tid) mod
      from tx
      group by 1
    ) x on x.award_id = aw.id
    left join text w on w.id = x.text_id
    order by aw.id`,
  );
  const rows = reader.getRowObjectsJson() as unknown as (Sample & { type_id: number })[];
  connection.closeSync();
  instance.closeSync();
  return rows.map(({ type_id: type, ...row }) => ({ ...row, type: typeCodes[type]! }));
};
