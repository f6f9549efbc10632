import { addDays, fiscalMonthOf, fiscalYearOf, type DayRange } from '../../../src/domain/fiscal';
import { badRequest } from '../../core/errors';
import type { State } from '../../core/lookups';
import type { Call } from '../../core/route';
import { roundCents, toNumber } from '../../core/values';
import { groupKeys } from '../../db/schema';
import { getProfileRange } from '../shared/yearWindow';
import { stateAwardTypes } from './shapes';

/** Returns whether a state, territory or the District of Columbia has a profile, which requires a census population. */
const hasProfile = ({ population }: State): boolean => population !== null;
/** Returns the state of the path. Throws 400 for an unknown FIPS code. */
const findState = ({ lookups, params }: Call): State => {
  const match = lookups.states.find((row) => row.fips === params.fips && hasProfile(row));
  if (!match)
    throw badRequest(`'fips': no state has ${String(params.fips).slice(0, 20)}. Example: 06`);
  return match;
};
const monthNumber = (day: string): number => fiscalYearOf(day) * 12 + fiscalMonthOf(day);
/** Returns a SQL condition on account periods that end within a date range. Any 12 months include 12 periods. */
const periodCondition = ({ start, end }: DayRange): string =>
  `c.fy * 12 + c.period between ${monthNumber(start)} and ${monthNumber(addDays(end, 1)) - 1}`;
const dateCondition = ({ start, end }: DayRange): string =>
  `action_date between '${start}' and '${end}'`;
/** Returns whether a period that ends within a date range is published. Otherwise outlays are unknown, not 0. */
const isReported = ({ lookups }: Call, { start, end }: DayRange): boolean => {
  const firstMonth = monthNumber(start);
  const lastMonth = monthNumber(addDays(end, 1)) - 1;
  return lookups.revealedPeriods.some(({ fy, period }) => {
    const at = fy * 12 + period;
    return at >= firstMonth && at <= lastMonth;
  });
};
/** Returns sums of the awards performed in a state in a year by award group. Outlays are null if no period of the year is published. */
const loadSums = async (call: Call, { id }: State) => {
  const range = getProfileRange(call.query.year, call.lookups.meta.as_of);
  const [obligationRows, outlayRows] = await Promise.all([
    call.db
      .query(`select grp, sum(amount)::DOUBLE AS amount, count(distinct award_id)::INTEGER AS awards,
        sum(face_value)::DOUBLE AS face
      from tx
      where pop_state = ${id} and ${dateCondition(range)}
      group by grp`),
    call.db.query(
      `select a.grp, sum(c.outlay)::DOUBLE AS outlay from file_c c join award a on a.id = c.award_id
      where a.pop_state = ${id} and ${periodCondition(range)} group by a.grp`,
    ),
  ]);
  const hasOutlays = isReported(call, range);
  const outlays = new Map(outlayRows.map((row) => [Number(row.grp), toNumber(row.outlay)]));
  return groupKeys.map((group, at) => {
    const row = obligationRows.find(({ grp }) => Number(grp) === at);
    return {
      group,
      amount: toNumber(row?.amount) ?? 0,
      awards: toNumber(row?.awards) ?? 0,
      faceValue: toNumber(row?.face) ?? 0,
      outlay: hasOutlays ? (outlays.get(at) ?? 0) : null,
    };
  });
};
type Sums = Awaited<ReturnType<typeof loadSums>>;
const sumField = (rows: Sums, key: 'amount' | 'awards'): number =>
  rows.reduce((sum, row) => sum + row[key], 0);
/** Returns the total outlays in dollars; null if none are published. */
const sumOutlays = (rows: Sums): number | null =>
  rows.some(({ outlay }) => outlay === null)
    ? null
    : roundCents(rows.reduce((sum, { outlay }) => sum + (outlay ?? 0), 0));

/** Returns every state with its obligations by place of performance in the 12 months up to the date of the data. */
export const states = async ({ db, lookups }: Call) => {
  const rows = await db.query(
    `select pop_state AS id, sum(amount)::DOUBLE AS amount, count(distinct award_id)::INTEGER AS awards
    from tx where pop_state is not null and ${dateCondition(getProfileRange('latest', lookups.meta.as_of))} group by 1`,
  );
  const sumsByState = new Map(rows.map((row) => [Number(row.id), row]));
  return lookups.states.filter(hasProfile).map(({ id, name, code, fips, type }) => ({
    name,
    code,
    fips,
    type,
    amount: roundCents(sumsByState.get(id)?.amount),
    count: toNumber(sumsByState.get(id)?.awards) ?? 0,
  }));
};
/** Returns one state with the amounts and number of the awards performed there in a year. */
export const state = async (call: Call) => {
  const profileState = findState(call);
  const rows = await loadSums(call, profileState);
  const amount = roundCents(sumField(rows, 'amount'));
  const loans = rows.find(({ group }) => group === 'loans')!;
  return {
    name: profileState.name,
    code: profileState.code,
    fips: profileState.fips,
    type: profileState.type,
    population: toNumber(profileState.population),
    pop_year: profileState.population_year,
    pop_source: 'Decennial Census',
    median_household_income: toNumber(profileState.income),
    // The year is the same for all states, including states without a median income.
    mhi_year: Math.max(...call.lookups.states.map((row) => row.income_year ?? 0)),
    mhi_source: profileState.income === null ? null : 'American Community Survey',
    total_prime_amount: amount,
    total_prime_awards: sumField(rows, 'awards'),
    total_face_value_loan_amount: roundCents(loans.faceValue),
    total_face_value_loan_prime_awards: loans.awards,
    award_amount_per_capita: profileState.population
      ? roundCents(amount / Number(profileState.population))
      : null,
    total_outlays: sumOutlays(rows),
  };
};
/** Returns the amounts and number of the awards performed in a state by award type. Contracts include indefinite delivery vehicles. */
export const stateAwards = async (call: Call) => {
  const rows = await loadSums(call, findState(call));
  return stateAwardTypes.map((type) => {
    const typeRows = rows.filter(({ group }) =>
      type === 'contracts'
        ? group === 'contracts' || group === 'idvs'
        : group === (type === 'other_financial_assistance' ? 'other' : type),
    );
    return {
      type,
      amount: roundCents(sumField(typeRows, 'amount')),
      count: sumField(typeRows, 'awards'),
      total_outlays: sumOutlays(typeRows),
    };
  });
};
