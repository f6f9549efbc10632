import type { Call } from '../../../core/route';

/** Returns the date of the award data as MM/DD/YYYY, and a note for each change made while loading the files. */
export const getLastUpdated = async ({ lookups }: Call) => {
  const [year, month, date] = lookups.meta.as_of.split('-');
  return {
    last_updated: `${month}/${date}/${year}`,
    load_notes: JSON.parse(lookups.meta.notes ?? '[]') as string[],
  };
};
