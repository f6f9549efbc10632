import type { Call } from '../../../core/route';
import { roundCents } from '../../../core/values';
import type { Row } from '../../../db/database';
import { Values } from '../../../filters/values';

/** Adds the DEFCs to the rows of a page, with their COVID-19 and infrastructure sums. */
export const addDefCodes = async (
  { db, lookups }: Call,
  rows: Row[],
  requestedCodes: readonly string[] | undefined,
): Promise<void> => {
  const awardIds = rows
    .filter((row) => row.defc_mask && BigInt(row.defc_mask as bigint) !== 0n)
    .map((row) => Number(row.award_id ?? row.id));
  if (!awardIds.length) return;
  const values = new Values();
  const bits = requestedCodes
    ? requestedCodes.flatMap((code) => lookups.defByCode.get(code)?.bit ?? [])
    : undefined;
  const codeSums = await db.query<{ award_id: number; bit: number; o: number; u: number }>(
    `select award_id, "bit", obligation::DOUBLE o, outlay::DOUBLE u
      from award_defc
      where ${values.in('award_id', awardIds)} ${bits ? `and ${values.in('"bit"', bits)}` : ''}
      order by award_id, "bit"`,
    values.list,
  );
  for (const row of rows) {
    const awardSums = codeSums.filter((entry) => entry.award_id === Number(row.award_id ?? row.id));
    if (!awardSums.length) {
      // Loaded files have the codes of an award and its sums by disaster, but no sums by code.
      const mask = BigInt((row.defc_mask ?? 0) as bigint);
      const codes = lookups.defCodes
        .filter((entry) => (mask >> BigInt(entry.bit)) & 1n && (!bits || bits.includes(entry.bit)))
        .map((entry) => entry.code);
      if (codes.length)
        Object.assign(row, {
          def_codes: codes,
          covid_o: row.covid_obligation,
          covid_u: row.covid_outlay,
          infra_o: row.infra_obligation,
          infra_u: row.infra_outlay,
        });
      continue;
    }
    row.def_codes = awardSums.map((entry) => lookups.defCodes[entry.bit]!.code);
    for (const [disaster, prefix] of [
      ['covid_19', 'covid'],
      ['infrastructure', 'infra'],
    ] as const) {
      const sums = awardSums.filter((entry) => lookups.defCodes[entry.bit]!.disaster === disaster);
      if (!sums.length) continue;
      row[`${prefix}_o`] = roundCents(sums.reduce((sum, entry) => sum + entry.o, 0));
      row[`${prefix}_u`] = roundCents(sums.reduce((sum, entry) => sum + entry.u, 0));
    }
  }
};
