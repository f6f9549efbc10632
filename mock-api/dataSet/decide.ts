import type { Verdict } from './inspect';

/** What `npm start` does: serve the set that is there, make the sample (saying why), or refuse. */
export type Decision =
  { do: 'serve' } | { do: 'make'; why: string } | { do: 'refuse'; why: string };

/** Fiscal year of an ISO day. */
const fiscalYear = (iso: string): number =>
  Number(iso.slice(0, 4)) + (Number(iso.slice(5, 7)) >= 10 ? 1 : 0);
const ways = (names: readonly string[]): string => `The program does not touch it. Two ways out:
  npm run load -- FILE…         loads the files again${names.length ? ` (it was made from ${names.join(', ')})` : ''}
  npm run load -- --sample      goes back to the sample data, whose figures are invented`;

/**
 * Decides what becomes of the set at a path. Only a set that is known to be the sample is ever made anew: whatever was made from files,
 * or may have been, is refused with what is wrong and the two ways out. `asOf` asks for the sample of one day.
 */
export const decide = (
  found: Verdict,
  path: string,
  { today, asOf, writable }: { today: string; asOf?: string; writable: boolean },
): Decision => {
  switch (found.state) {
    case 'none':
      return { do: 'make', why: 'Making the sample data set (once)' };
    case 'closed':
      return {
        do: 'refuse',
        why: `The data set ${path} cannot be opened at the moment: ${found.reason}. It is not damaged, and was left as it is. Try again when that is over.`,
      };
    case 'damaged':
      if (found.source === 'sample')
        return {
          do: 'make',
          why: `The sample data set is damaged (${found.reason}): it is made anew`,
        };
      return {
        do: 'refuse',
        why: `The data set ${path} cannot be used: ${found.reason}.\n${found.source === 'files' ? '' : 'It cannot be told whether it was made from files. '}${ways(found.files)}`,
      };
    case 'other version':
      if (found.about.source === 'sample')
        return {
          do: 'make',
          why: 'The sample data set was made by another version of this program: it is made anew',
        };
      return {
        do: 'refuse',
        why: `The data set ${path} cannot be used: it was made from files by another version of this program.\n${ways(found.about.files)}`,
      };
    case 'good': {
      const { source, asOf: day } = found.about;
      if (source === 'files' || asOf === day || (!asOf && fiscalYear(day) === fiscalYear(today)))
        return { do: 'serve' };
      return writable
        ? {
            do: 'make',
            why: asOf
              ? `The sample data set is of ${day}: it is made anew for ${asOf}`
              : `The sample data set is of fiscal year ${fiscalYear(day)}: it is made anew`,
          }
        : { do: 'serve' };
    }
  }
};
