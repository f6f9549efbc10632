import type { Call } from '../../../core/route';

/** Returns the day up to which awards are known, as month/day/year, and what loading their files changed. */
export const lastUpdated = async ({ lookups }: Call) => {
  const [year, month, date] = lookups.meta.as_of.split('-');
  return {
    last_updated: `${month}/${date}/${year}`,
    load_notes: JSON.parse(lookups.meta.notes ?? '[]') as string[],
  };
};
