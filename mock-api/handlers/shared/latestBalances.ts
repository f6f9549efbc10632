import type { RevealedPeriod } from '../../core/lookups';
import type { Call } from '../../core/route';

/**
 * Returns the latest published period. For loaded files it is the latest one with balances (File A),
 * because the files may be of different years.
 */
export const latestBalances = async ({
  db,
  lookups,
}: Pick<Call, 'db' | 'lookups'>): Promise<RevealedPeriod | undefined> => {
  const latest = lookups.revealed.at(-1);
  if (lookups.meta.source !== 'files') return latest;
  const [row] = await db.query<{ at: number | null }>(
    'select max(fy * 100 + period)::INTEGER AS at from file_a',
  );
  return lookups.revealed.find(({ fy, period }) => fy * 100 + period === row?.at) ?? latest;
};
