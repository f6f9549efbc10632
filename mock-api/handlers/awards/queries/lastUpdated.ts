import type { Call } from '../../../core/route';

/** The day up to which awards are known, as month/day/year. */
export const lastUpdated = async ({ lookups }: Call) => {
  const [year, month, date] = lookups.meta.as_of.split('-');
  return { last_updated: `${month}/${date}/${year}` };
};
