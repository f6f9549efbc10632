import { request } from '../http/client';
import { unreadable } from '../http/serviceError';
import { fileAddress } from './downloadService';
import type { AgenciesJson, MonthlyFilesJson } from './wire';

/** An agency as the download forms list it; `id` is the service's own number. */
export interface DownloadAgency { id: number; name: string; code: string }
export interface AgencyGroups { cfo: readonly DownloadAgency[]; other: readonly DownloadAgency[] }
export type AgencyListKind = 'award_agencies' | 'account_agencies';

/** The agencies of a form, in the two groups of its list. */
export const fetchDownloadAgencies = async (type: AgencyListKind, signal?: AbortSignal): Promise<AgencyGroups> => {
  const { agencies } = await request<AgenciesJson>({ method: 'POST', path: 'v2/bulk_download/list_agencies/', body: { type, agency: 0 }, signal });
  if (!agencies || Array.isArray(agencies)) throw unreadable();
  const read = (list: typeof agencies.cfo_agencies) => (list ?? []).flatMap(({ toptier_agency_id: id, name, toptier_code: code }) => (typeof id === 'number' && name ? [{ id, name, code: code ?? '' }] : []));
  return { cfo: read(agencies.cfo_agencies), other: read(agencies.other_agencies) };
};

export type ArchiveType = 'contracts' | 'assistance';
export interface ArchiveRequest { /** Null for all agencies together. */ agencyId: number | null; fiscalYear: number; type: ArchiveType }
/** A prepared file. `fiscalYear` is null for the file of changes; `updated` is an ISO date. */
export interface ArchiveFile { agency: string; abbreviation: string; name: string; url: string; fiscalYear: number | null; updated: string }
/** The prepared files of an agency: that of the year, and that of what changed since the month before. */
export const fetchArchiveFiles = async ({ agencyId, fiscalYear, type }: ArchiveRequest, signal?: AbortSignal): Promise<readonly ArchiveFile[]> => {
  const { monthly_files: files } = await request<MonthlyFilesJson>({ method: 'POST', path: 'v2/bulk_download/list_monthly_files/', body: { agency: agencyId ?? 'all', fiscal_year: fiscalYear, type }, signal });
  if (!Array.isArray(files)) throw unreadable();
  return files.flatMap((file) => (file.file_name ? [{ agency: file.agency_name ?? '', abbreviation: file.agency_acronym ?? '', name: file.file_name, url: fileAddress(file.url), fiscalYear: file.fiscal_year ?? null, updated: file.updated_date ?? '' }] : []));
};
