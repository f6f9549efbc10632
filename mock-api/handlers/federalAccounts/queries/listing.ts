import { pageMetadata } from '../../../core/paging';
import type { Call } from '../../../core/route';
import { toNumber } from '../../../core/values';
import { lastPeriod, findLatestPeriod } from '../../shared/latestBalances';
import { Values } from '../../../filters/values';
import { type FederalAccountsRequest, sortColumns } from '../shapes';

/** Returns the SQL condition for a keyword and an agency. It is empty if neither is given. */
const matchSql = (
  keyword: string | undefined,
  agencyIdentifier: string | undefined,
  values: Values,
): string => {
  const keywordText = keyword?.trim().toLowerCase();
  const phrase = keywordText && values.add(keywordText);
  return [
    ...(phrase
      ? [
          `(contains(lower(f.title), ${phrase})
              or contains(f.code, ${phrase})
              or contains(lower(o.name), ${phrase})
              or contains(lower(coalesce(o.abbr, '')), ${phrase}))`,
        ]
      : []),
    ...(agencyIdentifier === undefined ? [] : [`f.aid = ${values.add(agencyIdentifier)}`]),
  ].join(' and ');
};

/** Returns one page of federal accounts with their resources at the end of a year's latest published period, if they have any. */
export const federalAccounts = async (call: Call) => {
  const {
    filters = {},
    sort: { direction = 'desc', field = 'budgetary_resources' } = {},
    limit = 10,
    page = 1,
    keyword,
  } = call.body as FederalAccountsRequest;
  const latestPeriod = await findLatestPeriod(call);
  const fy = filters.fy ?? String(latestPeriod?.fy ?? '');
  const values = new Values();
  const moneySql = `select t.federal_account_id AS id, sum(m.resources) AS resources
    from file_a m
    join tas t on t.id = m.tas_id
    where m.fy = ${values.add(Number(fy) || 0)} and m.period = ${values.add(lastPeriod(call, Number(fy)))}
    group by 1`;
  const condition = matchSql(keyword, filters.agency_identifier, values);
  const rows = await call.db.query(
    `select f.id, f.title, f.code, f.aid, o.abbr, o.name AS agency, m.resources::DOUBLE AS resources,
        count(*) over () AS total
      from federal_account f
      join toptier o on o.id = f.toptier_id
      left join (${moneySql}) m on m.id = f.id
      ${condition && `where ${condition}`}
      order by ${sortColumns[field]} ${direction} nulls last, f.code
      limit ${limit} offset ${(page - 1) * limit}`,
    values.list,
  );
  const count = Number(rows[0]?.total ?? 0);
  const { previous, hasNext, hasPrevious, next } = pageMetadata(page, page * limit < count);
  return {
    previous,
    count,
    limit,
    hasNext,
    page,
    hasPrevious,
    next,
    fy,
    keyword: keyword ?? null,
    results: rows.map((row) => ({
      account_id: toNumber(row.id),
      account_name: row.title,
      account_number: row.code,
      managing_agency_acronym: row.abbr,
      managing_agency: row.agency,
      agency_identifier: row.aid,
      budgetary_resources: toNumber(row.resources),
    })),
  };
};
