import { basename } from 'node:path';
import { PlainProblem } from '../dataSet/makeDataSet';
import { countYearRows, listYears, type LoadedFile } from './loadRecord';

const YEAR_PATTERN = /^(?:FY)?(20\d\d|19\d\d)$/i;

/** Returns whether a name on the command line means this file: its name, its path, or the name of its archive. */
const isNamed = (file: LoadedFile, name: string): boolean =>
  [name, basename(name)].some((each) => file.name === each || file.name.startsWith(`${each}/`));

/**
 * Returns the files that remain without the given fiscal years and files, and a remark about each name. A file is removed when none of
 * its years is left. Throws a `PlainProblem` if a name is unknown or nothing would be left.
 */
export const removeFrom = (
  loaded: readonly LoadedFile[],
  names: readonly string[],
): { files: LoadedFile[]; remarks: string[] } => {
  const remarks: string[] = [];
  let files = [...loaded];
  for (const name of names) {
    const named = files.filter((file) => isNamed(file, name));
    const year = Number(YEAR_PATTERN.exec(name)?.[1]);
    if (named.length) {
      files = files.filter((file) => !named.includes(file));
      remarks.push(...named.map((file) => `${file.name}: removed`));
      continue;
    }
    if (!year || !listYears(files).includes(year))
      throw new PlainProblem(
        [
          `${name}: no such ${year ? 'fiscal year' : 'file'} is loaded. Nothing was changed.`,
          `Loaded fiscal years: ${listYears(files).join(', ')}`,
          `Loaded files: ${files.map((file) => file.name).join(', ')}`,
        ].join('\n'),
      );
    files = files.flatMap((file) => {
      if (!file.years[year] || file.withoutYears.includes(year)) return [file];
      const rest = { ...file, withoutYears: [...file.withoutYears, year].sort((a, b) => a - b) };
      const rows = `${file.years[year].toLocaleString('en-US')} ${file.years[year] === 1 ? 'row' : 'rows'} of fiscal year ${year} removed`;
      const isLeft = countYearRows(rest) > 0 || file.summary.deletions > 0;
      remarks.push(`${file.name}: ${rows}${isLeft ? '' : ', and with them the file'}`);
      return isLeft ? [rest] : [];
    });
  }
  if (!files.some((file) => countYearRows(file) > 0))
    throw new PlainProblem(
      'No rows would be left. Nothing was changed. To return to the sample data: npm run load -- --sample',
    );
  return { files, remarks };
};
