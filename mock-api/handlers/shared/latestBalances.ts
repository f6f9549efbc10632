import type { Lookups, RevealedPeriod } from '../../core/lookups';
import type { Call } from '../../core/route';

/** Returns the latest published period. For loaded files, this is the latest period with balances (File A), if there is one. */
export const findLatestPeriod = async ({
  db,
  lookups,
}: Pick<Call, 'db' | 'lookups'>): Promise<RevealedPeriod | undefined> => {
  const latest = lookups.revealedPeriods.at(-1);
  if (lookups.meta.source !== 'files') return latest;
  const [row] = await db.query<{ at: number | null }>(
    'select max(fy * 100 + period)::INTEGER AS at from file_a',
  );
  return lookups.revealedPeriods.find(({ fy, period }) => fy * 100 + period === row?.at) ?? latest;
};
/** Returns the latest published period of a fiscal year, or 0 if there is none. */
export const lastPeriod = ({ lookups }: { lookups: Lookups }, fiscalYear: number): number =>
  lookups.revealedPeriods.filter(({ fy }) => fy === fiscalYear).pop()?.period ?? 0;
