import type { Lookups, Toptier } from '../core/lookups';
import { fiscalYearRange } from '../../src/domain/fiscal';
import type { Column } from './columns/common';
import { createFileSet } from './fileSets';
import { createPlan } from './plans';
import type { Plan } from '../core/jobs';

/**
 * One archive file of one agency or of all agencies. It covers a fiscal year or, if none is set, the changes of the month before the
 * publication date.
 */
export interface ArchiveFile {
  agency?: Toptier;
  type: 'contracts' | 'assistance';
  fiscalYear?: number;
}

const EARLIEST_FISCAL_YEAR = 2008;
const getMonthBefore = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString().slice(0, 10);
};

/** Returns the ISO date of the newest archive files: the sixth day of the latest month in which the dataset includes that day. */
export const getPublicationDate = ({ meta }: Lookups): string => {
  const currentMonthDate = `${meta.as_of.slice(0, 8)}06`;
  return currentMonthDate <= meta.as_of ? currentMonthDate : getMonthBefore(currentMonthDate);
};

/** Returns the name of an archive file: `FY2024_012_Contracts_Full_20251106.zip` or `FY(All)_012_Contracts_Delta_20251106.zip`. */
export const archiveName = ({ agency, type, fiscalYear }: ArchiveFile, lookups: Lookups): string =>
  `FY${fiscalYear ?? '(All)'}_${agency?.code ?? 'All'}_${type === 'contracts' ? 'Contracts' : 'Assistance'}_${fiscalYear ? 'Full' : 'Delta'}_${getPublicationDate(lookups).replaceAll('-', '')}.zip`;

/**
 * Returns the archive file with a name, or undefined. The name must have the latest publication date and a known agency or `All`. A
 * full file must also have a fiscal year from 2008 to the one of that date.
 */
const parseArchiveName = (name: string, lookups: Lookups): ArchiveFile | undefined => {
  const match =
    /^FY(\d{4}|\(All\))_(\w{3,4})_(Contracts|Assistance)_(Full|Delta)_(\d{8})\.zip$/.exec(name);
  if (!match) return undefined;
  const agency =
    match[2] === 'All' ? undefined : lookups.toptiers.find(({ code }) => code === match[2]);
  const fiscalYear = match[1] === '(All)' ? undefined : Number(match[1]);
  const file: ArchiveFile = {
    agency,
    type: match[3] === 'Contracts' ? 'contracts' : 'assistance',
    fiscalYear,
  };
  if (archiveName(file, lookups) !== name) return undefined;
  const isListedYear =
    fiscalYear === undefined ||
    (fiscalYear >= EARLIEST_FISCAL_YEAR &&
      fiscalYearRange(fiscalYear).start <= getPublicationDate(lookups));
  return isListedYear ? file : undefined;
};

/** Returns the plan of an archive file by its name, or undefined if there is no such file. */
export const createArchivePlan = (name: string, lookups: Lookups): Plan | undefined => {
  const file = parseArchiveName(name, lookups);
  if (!file) return undefined;
  const { agency, type, fiscalYear } = file;
  const publicationDate = getPublicationDate(lookups);
  const range = fiscalYear === undefined ? undefined : fiscalYearRange(fiscalYear);
  const isContract = type === 'contracts';
  const clause = `grp ${isContract ? '<= 1' : '>= 2'}${agency ? ` and top_id = ${agency.id}` : ''}`;
  const layout = isContract ? 'contract_transactions' : 'assistance_transactions';
  const archiveSet =
    range === undefined
      ? createFileSet(
          'delta',
          layout,
          `select *
            from tx
            where ${clause}
              and last_modified > date '${getMonthBefore(publicationDate)}'
              and last_modified <= date '${publicationDate}'`,
          [],
          // Blank means added in the month before publication. C means an older transaction that changed in that month.
          // The dataset has no deletions.
          [
            [
              'correction_delete_ind',
              `case when t.action_date > date '${getMonthBefore(publicationDate)}' then null else 'C' end`,
            ],
            ['agency_id', 'sub.code'],
          ] satisfies Column[],
        )
      : createFileSet(
          'full',
          layout,
          `select *
            from tx
            where ${clause}
              and action_date between date '${range.start}' and date '${range.end}'`,
        );
  return createPlan(
    lookups,
    'archive',
    `Award data archive: ${isContract ? 'contracts' : 'financial assistance'} of ${agency?.name ?? 'all agencies'}, ${fiscalYear ? `fiscal year ${fiscalYear}` : `changes from ${getMonthBefore(publicationDate)} to ${publicationDate}`}`,
    { archive: name },
    [archiveSet],
    'csv',
    name,
  );
};
