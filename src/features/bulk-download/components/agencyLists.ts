import { ALL, type NamedItem } from '@/domain/bulkDownload/awardForm';
import type { AgencyGroups, DownloadAgency } from '@/services/downloads/agencyListService';

/** The query of the agencies that have account data. */
export const ACCOUNT_AGENCIES_QUERY = { type: 'account_agencies' } as const;

const findDownloadAgency = (groups: AgencyGroups | null, id: string): DownloadAgency | undefined =>
  groups ? [...groups.cfo, ...groups.other].find((agency) => String(agency.id) === id) : undefined;
/** Returns the agency with an ID (as text), or All for the ID of All. The name is '' if the lists do not contain the ID. */
export const findAgency = (groups: AgencyGroups | null, id: string): NamedItem =>
  id === ALL.id ? ALL : { id, name: findDownloadAgency(groups, id)?.name ?? '' };
/** Returns the three-digit code of the agency with an ID, or '' if the lists do not contain the ID. */
export const findAgencyCode = (groups: AgencyGroups | null, id: string): string =>
  findDownloadAgency(groups, id)?.code ?? '';
