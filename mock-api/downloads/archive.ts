import type { Lookups, Toptier } from '../core/lookups';
import { fiscalYearRange } from '../../src/domain/fiscal';
import type { Column } from './columns/common';
import { fileSet } from './fileSets';
import { plan } from './plans';
import type { Plan } from '../core/jobs';

/** One archive file: of one agency or of all; of one fiscal year or, without it, of the changes since the month before. */
export interface ArchiveFile {
  agency?: Toptier;
  type: 'contracts' | 'assistance';
  fiscalYear?: number;
}

const EARLIEST_FISCAL_YEAR = 2008;
const monthBefore = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString().slice(0, 10);
};

/** Returns the ISO date of the newest archive files: the latest sixth of a month up to the date of the dataset. */
export const publicationDay = ({ meta }: Lookups): string => {
  const own = `${meta.as_of.slice(0, 8)}06`;
  return own <= meta.as_of ? own : monthBefore(own);
};

/** Returns the name of an archive file: `FY2024_012_Contracts_Full_20251106.zip` or `FY(All)_012_Contracts_Delta_20251106.zip`. */
export const archiveName = ({ agency, type, fiscalYear }: ArchiveFile, lookups: Lookups): string =>
  `FY${fiscalYear ?? '(All)'}_${agency?.code ?? 'All'}_${type === 'contracts' ? 'Contracts' : 'Assistance'}_${fiscalYear ? 'Full' : 'Delta'}_${publicationDay(lookups).replaceAll('-', '')}.zip`;

/** Returns the plan of an archive file by its name; undefined if there is no such file. */
export const archivePlan = (name: string, lookups: Lookups): Plan | undefined => {
  const found =
    /^FY(\d{4}|\(All\))_(\w{3,4})_(Contracts|Assistance)_(Full|Delta)_(\d{8})\.zip$/.exec(name);
  if (!found) return undefined;
  const agency =
    found[2] === 'All' ? undefined : lookups.toptiers.find(({ code }) => code === found[2]);
  const fiscalYear = found[1] === '(All)' ? undefined : Number(found[1]);
  const file: ArchiveFile = {
    agency,
    type: found[3] === 'Contracts' ? 'contracts' : 'assistance',
    fiscalYear,
  };
  const made = publicationDay(lookups);
  const range = fiscalYear === undefined ? undefined : fiscalYearRange(fiscalYear);
  // Only listed names exist: with the right date, a known agency and a fiscal year that has begun.
  if (
    archiveName(file, lookups) !== name ||
    (range && (fiscalYear! < EARLIEST_FISCAL_YEAR || range.start > made))
  )
    return undefined;
  const contract = file.type === 'contracts';
  const side = `grp ${contract ? '<= 1' : '>= 2'}${agency ? ` and top_id = ${agency.id}` : ''}`;
  const layout = contract ? 'contract_transactions' : 'assistance_transactions';
  const set =
    range === undefined
      ? fileSet(
          'delta',
          layout,
          `select *
            from tx
            where ${side} and last_modified > date '${monthBefore(made)}' and last_modified <= date '${made}'`,
          [],
          // Blank means added since the month before, C means changed since. The dataset has no deletions.
          [
            [
              'correction_delete_ind',
              `case when t.action_date > date '${monthBefore(made)}' then null else 'C' end`,
            ],
            ['agency_id', 'sub.code'],
          ] satisfies Column[],
        )
      : fileSet(
          'full',
          layout,
          `select *
            from tx
            where ${side}
              and action_date between date '${range.start}' and date '${range.end}'`,
        );
  return plan(
    lookups,
    'archive',
    `Award data archive: ${contract ? 'contracts' : 'financial assistance'} of ${agency?.name ?? 'all agencies'}, ${fiscalYear ? `fiscal year ${fiscalYear}` : `changes from ${monthBefore(made)} to ${made}`}`,
    { archive: name },
    [set],
    'csv',
    name,
  );
};
