import { badRequest } from '../../core/errors';
import type { Call } from '../../core/route';
import { toNumber } from '../../core/values';
import { Values } from '../../filters/values';
import { balances, categories, QUARTER_FIELD, type Kind } from './fields';
import type { TotalsRequest } from './shapes';

interface Quarter {
  fy: number;
  quarter: number;
  /** The last published period of the quarter. */
  lastPeriod: number;
}
const publishedQuarters = ({ lookups }: Call): Quarter[] => {
  const quarterByKey = new Map<string, Quarter>();
  lookups.revealedPeriods.forEach(({ fy, period }) => {
    const quarter = Math.ceil(period / 3);
    quarterByKey.set(`${fy} ${quarter}`, { fy, quarter, lastPeriod: period });
  });
  return [...quarterByKey.values()];
};

/** A row of the table of quarters: fiscal year, quarter, first and last period, and the sign of its amounts. */
type Span = readonly [fy: number, quarter: number, from: number, to: number, sign: 1 | -1];
const spansSql = (spans: readonly Span[]): string => {
  const rows = (spans.length ? spans : [[0, 0, 1, 0, 1]]).map((span) => `(${span.join(', ')})`);
  return `(values ${rows.join(', ')}) q(fy, quarter, first, last, sign)`;
};

/**
 * Returns the spans for balances, which are cumulative from the start of the year. The amount of a single quarter is the difference
 * from the quarter before. The amount of a year is the balance at its end.
 */
const balanceSpans = (
  quarters: readonly Quarter[],
  isSingleQuarter: boolean,
  isByQuarter: boolean,
): Span[] =>
  quarters.flatMap((entry, at): Span[] => {
    const { fy, quarter, lastPeriod } = entry;
    const balanceSpan: Span = [fy, quarter, lastPeriod, lastPeriod, 1];
    const previous = quarters[at - 1];
    if (isSingleQuarter)
      return previous?.fy === fy
        ? [balanceSpan, [fy, quarter, previous.lastPeriod, previous.lastPeriod, -1]]
        : [balanceSpan];
    return isByQuarter || quarters[at + 1]?.fy !== fy ? [balanceSpan] : [];
  });
/** Returns the spans for lines, whose amounts belong to one period. Sums cover a single quarter or the year to date. */
const lineSpans = (
  quarters: readonly Quarter[],
  isSingleQuarter: boolean,
  isByQuarter: boolean,
): Span[] =>
  quarters.flatMap(({ fy, quarter, lastPeriod }, at): Span[] => {
    const previous = quarters[at - 1];
    const firstPeriod = isSingleQuarter && previous?.fy === fy ? previous.lastPeriod + 1 : 1;
    return isSingleQuarter || isByQuarter || quarters[at + 1]?.fy !== fy
      ? [[fy, quarter, firstPeriod, lastPeriod, 1]]
      : [];
  });

const sourceSql = {
  balances: (spans: string) =>
    `file_a m join ${spans} on m.fy = q.fy and m.period between q.first and q.last join tas t on t.id = m.tas_id`,
  categories: (spans: string) =>
    `file_b x join ${spans} on x.fy = q.fy and x.period between q.first and q.last join tas t on t.id = x.tas_id
      join program_activity p on p.id = x.activity_id join object_class c on c.id = x.object_class_id`,
};

/** Returns the sums or counts of one amount, grouped and sorted as requested, per single quarter or for the year to date. */
const loadTotals = async (call: Call, source: keyof typeof sourceSql, isSingleQuarter: boolean) => {
  const kind: Kind = source === 'balances' ? balances : categories;
  const {
    filters = [],
    field,
    aggregate,
    order = [],
    page = 1,
    limit = 100,
    ...rest
  } = call.body as unknown as TotalsRequest;
  const groupNames = [...new Set([rest.group].flat())];
  const isCount = aggregate === 'count';
  const sumColumn = kind.sums[field];
  if (!isCount && sumColumn === undefined)
    throw badRequest(`Field '${field}' can only be counted. Use 'aggregate': 'count'`);
  const values = new Values();
  const conditions = filters.map(({ field: name, operation, value }) => {
    const column = kind.filters[name]!;
    const members = [value].flat();
    if (operation === 'equals' && Array.isArray(value))
      throw badRequest(`Filter '${name}': 'equals' needs a single value. Use 'in' for a list`);
    const isNumeric = /(_id|\.id|\.fy)$/.test(column);
    if (isNumeric && members.some((member) => !/^\d{1,9}$/.test(String(member))))
      throw badRequest(`Filter '${name}': values must be whole numbers, for example 2024`);
    // A condition on the lines of a symbol is a subquery, which is closed here.
    const closingBracket = column.includes('(select') ? ')' : '';
    return `${values.in(column, isNumeric ? members.map(Number) : members.map(String))}${closingBracket}`;
  });
  const getSpans = source === 'balances' ? balanceSpans : lineSpans;
  const isByQuarter = groupNames.includes(QUARTER_FIELD);
  const columns = groupNames.map((name) => kind.groups[name]!);
  const orderTerms = order.map((name) => {
    const fieldName = name.replace(/^-/, '');
    if (fieldName !== 'aggregate' && !groupNames.includes(fieldName))
      throw badRequest(
        `Field 'order' must name 'aggregate' or a field of 'group', for example -aggregate. Invalid: ${fieldName}`,
      );
    return `${fieldName === 'aggregate' ? 'aggregate' : kind.groups[fieldName]!} ${name.startsWith('-') ? 'desc' : 'asc'}`;
  });
  const rows = await call.db.query(
    `select ${columns.map((column, at) => `${column} AS g${at}`).join(', ')},
        ${isCount ? 'count(*)::DOUBLE' : `sum(q.sign * ${sumColumn!})::DOUBLE`} AS aggregate, count(*) over () AS total
      from ${sourceSql[source](spansSql(getSpans(publishedQuarters(call), isSingleQuarter, isByQuarter)))}
        ${conditions.length ? `where ${conditions.join(' and ')}` : ''}
      group by ${columns.join(', ')}
      order by ${[...orderTerms, ...columns].join(', ')}
      limit ${limit} offset ${(page - 1) * limit}`,
    values.list,
  );
  const count = Number(rows[0]?.total ?? 0);
  const hasNext = page * limit < count;
  return {
    results: rows.map((row) => ({
      item: row.g0,
      aggregate: toNumber(row.aggregate),
      ...Object.fromEntries(groupNames.map((name, at) => [name, row[`g${at}`]])),
    })),
    page_metadata: {
      page,
      count,
      has_next_page: hasNext,
      has_previous_page: page > 1,
      next: hasNext ? page + 1 : null,
      previous: page > 1 ? page - 1 : null,
    },
  };
};
export const balancesTotal = (call: Call) => loadTotals(call, 'balances', false);
export const balancesOfQuarters = (call: Call) => loadTotals(call, 'balances', true);
export const categoriesTotal = (call: Call) => loadTotals(call, 'categories', false);
export const categoriesOfQuarters = (call: Call) => loadTotals(call, 'categories', true);
