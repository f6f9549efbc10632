import { covidDefCodes, infraDefCodes } from '../src/domain/codes/defCodes';
import type { Database } from '../mock-api/db/database';
import type { ApiServer } from '../mock-api/server';
import { cents, sumCents, type DisasterRow, type Field } from './disasterCalls';
import { makeGenerator } from './oracle/randomFilters';
import { isFullRun, sampled } from './sampled';

/** `DISASTER_SEED=… npx jest mock-api/disaster` tests other combinations of codes. */
const seed = Number(process.env.DISASTER_SEED ?? 20260717);

/** Returns the amounts under some codes up to the last published period, in cents, queried from the tables without the API. */
export const queryAmounts = async (
  { lookups }: ApiServer,
  db: Database,
  codes: readonly string[],
) => {
  const last = lookups.revealedPeriods.at(-1)!;
  const cut = last.fy * 100 + last.period;
  const ends = Object.values(
    Object.fromEntries(lookups.revealedPeriods.map(({ fy, period }) => [fy, fy * 100 + period])),
  );
  const bits = codes.map((code) => lookups.defByCode.get(code)!.bit).join(', ');
  const codeCondition = `x.defc_bit in (${bits})`;
  const queryOne = async (sql: string) =>
    Object.fromEntries(
      Object.entries((await db.query(sql))[0]!).map(([key, value]) => [key, cents(Number(value))]),
    ) as Record<string, number>;
  const sumsSql = `coalesce(sum(x.obligation), 0)::DOUBLE AS obligation,
    coalesce(sum(x.outlay), 0)::DOUBLE AS outlay`;
  const queryFiled = (where: string) =>
    queryOne(
      `select ${sumsSql}
      from file_c x
      left join award w on w.id = x.award_id
      where ${codeCondition} and x.fy * 100 + x.period <= ${cut} and ${where}`,
    );
  return {
    lines: await queryOne(
      `select ${sumsSql}
      from file_b x
      where ${codeCondition} and fy * 100 + period <= ${cut}`,
    ),
    treasury: await queryOne(
      `select coalesce(sum(granted), 0)::DOUBLE AS granted, coalesce(sum(obligated), 0)::DOUBLE AS obligated
      from gtas_defc x
      where ${codeCondition} and fy * 100 + period in (${ends.join(', ')})`,
    ),
    awards: await queryFiled('true'),
    unlinked: await queryFiled('x.award_id is null'),
    /** Assistance without an award or without an assistance listing. */
    unlisted: await queryFiled(
      `case when x.award_id is null then x.side = 'assistance' else w.grp > 1 and w.listing_id is null end`,
    ),
  };
};

/**
 * Returns combinations of codes: single codes (a quarter of them outside a full run), the codes of each disaster, subsets of the
 * COVID-19 codes, all codes with and without `Q`, `QQQ` and `9`, and random codes.
 */
const createChoices = ({ lookups }: ApiServer): string[][] => {
  const codes = lookups.defCodes.map(({ code }) => code);
  const random = makeGenerator(seed);
  const randomChoices = Array.from({ length: isFullRun ? 6 : 2 }, () => {
    const part = 0.1 + 0.8 * random();
    const chosen = codes.filter(() => random() < part);
    return chosen.length ? chosen : ['N'];
  });
  const covid = Array.from({ length: isFullRun ? 3 : 1 }, (_, at) =>
    covidDefCodes.filter((_code, bit) => ((at * 37 + 21) >> bit) & 1),
  ).filter((chosen) => chosen.length);
  return [
    ...sampled(codes, 4).map((code) => [code]),
    [...covidDefCodes],
    [...infraDefCodes],
    codes.filter((code) => !['Q', 'QQQ', '9'].includes(code)),
    codes,
    ...covid,
    ...randomChoices,
  ];
};
/** Runs a check for every combination. An error names the codes for which it failed. */
export const checkEachChoice = async (
  server: ApiServer,
  check: (codes: string[]) => Promise<void>,
) => {
  for (const codes of createChoices(server))
    try {
      await check(codes);
    } catch (error) {
      throw new Error(`codes ${codes.join(',')}: ${(error as Error).message}`);
    }
};
/** Expects that the rows add up to their totals. */
export const expectSum = (
  rows: readonly DisasterRow[],
  totals: Partial<DisasterRow>,
  fields: Field[],
) => {
  for (const field of fields)
    expect([field, sumCents(rows, field)]).toEqual([field, cents(totals[field])]);
};
