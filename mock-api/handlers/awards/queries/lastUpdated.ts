import type { Call } from '../../../core/route';

export const lastUpdated = async ({ lookups }: Call) => {
  const [year, month, date] = lookups.meta.as_of.split('-');
  return { last_updated: `${month}/${date}/${year}` };
};
