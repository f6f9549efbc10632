import { ALL, type Named } from '@/domain/bulkDownload/awardForm';
import type { AgencyGroups, DownloadAgency } from '@/services/downloads/agencyListService';

const find = (groups: AgencyGroups | null, id: string): DownloadAgency | undefined =>
  groups ? [...groups.cfo, ...groups.other].find((agency) => String(agency.id) === id) : undefined;
/** Returns the agency with an ID (as text) from the lists, or All. */
export const findAgency = (groups: AgencyGroups | null, id: string): Named =>
  id === ALL.id ? ALL : { id, name: find(groups, id)?.name ?? '' };
/** Returns the three-digit code of a chosen agency; '' for All, none or an unknown one. */
export const findAgencyCode = (groups: AgencyGroups | null, id: string): string =>
  find(groups, id)?.code ?? '';
