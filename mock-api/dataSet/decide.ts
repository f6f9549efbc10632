import { fiscalYearOf } from '../../src/domain/fiscal';
import type { Verdict } from './inspect';

/** The action of `npm start`: serve the existing dataset, make the sample, or refuse. `why` is a message for the console. */
export type Decision =
  { do: 'serve' } | { do: 'make'; why: string } | { do: 'refuse'; why: string };

const formatRemedies = (
  names: readonly string[],
): string => `The file was left unchanged. Choose one:
  npm run load -- FILE…         loads the files again${names.length ? ` (it was made from ${names.join(', ')})` : ''}
  npm run load -- --sample      returns to the sample data, whose figures are invented`;

/**
 * Decides what to do with the dataset at a path. `asOf` is the date of a requested sample. Only a sample is rebuilt. A damaged or
 * outdated dataset that may have been made from files is refused, with the reason and two remedies.
 */
export const decide = (
  verdict: Verdict,
  path: string,
  { today, asOf, writable }: { today: string; asOf?: string; writable: boolean },
): Decision => {
  switch (verdict.state) {
    case 'none':
      return { do: 'make', why: 'Making the sample dataset (only once)' };
    case 'closed':
      return {
        do: 'refuse',
        why: `The dataset ${path} cannot be opened now: ${verdict.reason}. It is not damaged and was left unchanged. Try again later.`,
      };
    case 'damaged':
      if (verdict.source === 'sample')
        return {
          do: 'make',
          why: `The sample dataset is damaged (${verdict.reason}). Rebuilding it`,
        };
      return {
        do: 'refuse',
        why: `The dataset ${path} cannot be used: ${verdict.reason}.\n${verdict.source === 'files' ? '' : 'It may have been made from files. '}${formatRemedies(verdict.files)}`,
      };
    case 'other version':
      if (verdict.about.source === 'sample')
        return {
          do: 'make',
          why: 'The sample dataset was made by another version of this program. Rebuilding it',
        };
      return {
        do: 'refuse',
        why: `The dataset ${path} cannot be used: another version of this program made it from files.\n${formatRemedies(verdict.about.files)}`,
      };
    case 'good': {
      const { source, asOf: dataDate } = verdict.about;
      const [sampleYear, currentYear] = [fiscalYearOf(dataDate), fiscalYearOf(today)];
      if (
        !writable ||
        source === 'files' ||
        asOf === dataDate ||
        (!asOf && sampleYear === currentYear)
      )
        return { do: 'serve' };
      return {
        do: 'make',
        why: asOf
          ? `The sample dataset is for ${dataDate}. Rebuilding it for ${asOf}`
          : `The sample dataset is for fiscal year ${sampleYear}. Rebuilding it for ${currentYear}`,
      };
    }
  }
};
