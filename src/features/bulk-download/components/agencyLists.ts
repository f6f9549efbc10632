import { ALL, type Named } from '@/domain/bulkDownload/awardForm';
import type { AgencyGroups, DownloadAgency } from '@/services/downloads/agencyListService';

const every = (groups: AgencyGroups | null): readonly DownloadAgency[] => [
  ...(groups?.cfo ?? []),
  ...(groups?.other ?? []),
];
/** Returns the agency with an ID (as text) from the lists, or All. */
export const agencyNamed = (groups: AgencyGroups | null, id: string): Named =>
  id === ALL.id
    ? ALL
    : { id, name: every(groups).find((agency) => String(agency.id) === id)?.name ?? '' };
/** Returns the three-digit code of a chosen agency; '' for All, none or an unknown one. */
export const agencyCode = (groups: AgencyGroups | null, id: string): string =>
  every(groups).find((agency) => String(agency.id) === id)?.code ?? '';
