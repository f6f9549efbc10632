import { endpoint } from '../http/endpoint';
import { listOf, number, text, filterUsable } from '../http/read';
import { fileAddress } from './downloadService';
import type { MonthlyFilesJson } from './wire';

export type ArchiveType = 'contracts' | 'assistance';
export interface ArchiveRequest {
  /** Null for all agencies. */
  agencyId: number | null;
  fiscalYear: number;
  type: ArchiveType;
}
/** A file of the archive. `fiscalYear` is null for the delta file. A file that is not `ready` is created on request. */
export interface ArchiveFile {
  agency: string;
  abbreviation: string;
  name: string;
  url: string;
  fiscalYear: number | null;
  updated: string;
  ready: boolean;
}
/** The archive files of one or all agencies: the full file of the year, and the delta file with changes since the previous month. */
export const archiveFiles = endpoint({
  name: 'downloads/archiveFiles',
  method: 'POST',
  path: 'v2/bulk_download/list_monthly_files/',
  body: ({ agencyId, fiscalYear, type }: ArchiveRequest) => ({
    agency: agencyId ?? 'all',
    fiscal_year: fiscalYear,
    type,
  }),
  read: ({ monthly_files: files }: MonthlyFilesJson): readonly ArchiveFile[] =>
    filterUsable(
      listOf(files, (file) => ({
        agency: text(file.agency_name),
        abbreviation: text(file.agency_acronym),
        name: text(file.file_name),
        url: fileAddress(file.url),
        fiscalYear: number(file.fiscal_year),
        updated: text(file.updated_date),
        ready: file.ready !== false,
      })),
      ({ name }) => name !== '',
    ),
});
