import { DuckDBInstance } from '@duckdb/node-api';
import type { ApiServer } from '../../mock-api/server';
import type { Facts } from './values';

/** Returns IDs of records that the test requests use, and functions to query and close the dataset. */
export const requestFacts = async (server: ApiServer, path: string): Promise<Facts> => {
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY', threads: '1' });
  const connection = await instance.connect();
  const rows: Facts['rows'] = async (sql) =>
    (await connection.runAndReadAll(sql)).getRowObjectsJS() as Record<string, unknown>[];
  const texts = async (sql: string) => (await rows(sql)).map(({ v }) => String(v));
  const json = async <T>(url: string, body?: object): Promise<T> =>
    (
      await server.app.inject({
        method: body ? 'POST' : 'GET',
        url: `/api/v2/${url}`,
        payload: body,
      })
    ).json<T>();
  const fetchPaidAwards = async (group: string) => {
    const all = await texts(
      `select any_value(a.generated_id) AS v
      from award a
      join file_c f on f.award_id = a.id
      join tas t on t.id = f.tas_id
      where ${group}
      group by a.id
      order by
        count(distinct t.federal_account_id) desc,
        least(any_value(a.n_tx), 3) * any_value(a.n_sub) desc,
        a.id`,
    );
    return [all[0]!, all.at(-1)!];
  };
  const hashes = await Promise.all(
    [2020, 2021].map(async (year) => {
      const savedSearch = { filters: { fy: String(year) }, version: '2020-06-01' };
      return (await json<{ hash: string }>('references/filter/', savedSearch)).hash;
    }),
  );
  return {
    rows,
    contracts: await fetchPaidAwards('a.grp = 0'),
    grants: await fetchPaidAwards('a.grp >= 2'),
    vehicles: await texts(
      `select v.generated_id AS v
      from award v
      join award o on o.parent_id = v.id
      left join file_c f on f.award_id = o.id
      where v.grp = 1
      group by v.id, v.generated_id
      order by count(distinct f.tas_id) * least(count(distinct o.id), 5) desc, v.id
      limit 2`,
    ),
    recipients: (await json<{ results: { id: string }[] }>('recipient/', { limit: 2 })).results.map(
      ({ id }) => id,
    ),
    parents: await texts(
      `select p.uei AS v
      from recipient p
      join recipient c on c.parent_id = p.id
      join award a on a.recipient_id = c.id
      where p.uei is not null
      group by p.id, p.uei
      order by count(*) desc, p.id
      limit 2`,
    ),
    symbols: await texts(
      `select t.label AS v
      from file_b x
      join tas t on t.id = x.tas_id
      group by t.label
      order by least(count(distinct x.object_class_id), count(distinct x.activity_id)) desc, v
      limit 2`,
    ),
    accounts: await texts(
      `select t.federal_account_id AS v
      from file_b x
      join tas t on t.id = x.tas_id
      group by v
      order by count(*) desc, v
      limit 2`,
    ),
    accountCodes: await texts(
      `select any_value(f.code) AS v
      from file_b x
      join tas t on t.id = x.tas_id
      join federal_account f on f.id = t.federal_account_id
      group by f.id
      order by count(*) desc, f.id
      limit 2`,
    ),
    payers: await texts(
      `select f.code AS v
      from file_c x
      join tas t on t.id = x.tas_id
      join federal_account f on f.id = t.federal_account_id
      group by f.code
      order by count(distinct x.award_id) desc, v
      limit 40`,
    ),
    agencies: await texts(
      `select t.id AS v
      from award a
      join toptier t on t.id = a.top_id
      group by t.id
      order by count(*) desc, t.id
      limit 2`,
    ),
    hashes,
    defCodes: await texts('select code AS v from def_code order by bit'),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};
