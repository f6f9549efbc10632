import { endpoint } from '../http/endpoint';
import { unreadable } from '../http/serviceError';
import type { AgenciesJson } from './wire';

/** An agency as the download forms list it; `id` is the service's own number. */
export interface DownloadAgency {
  id: number;
  name: string;
  code: string;
}
export interface AgencyGroups {
  cfo: readonly DownloadAgency[];
  other: readonly DownloadAgency[];
}
export type AgencyListKind = 'award_agencies' | 'account_agencies';

/** The agencies of a form, in the two groups of its list. */
export const downloadAgencies = endpoint({
  name: 'downloads/agencies',
  method: 'POST',
  path: 'v2/bulk_download/list_agencies/',
  body: ({ type }: { type: AgencyListKind }) => ({ type, agency: 0 }),
  read: ({ agencies }: AgenciesJson): AgencyGroups => {
    if (!agencies || Array.isArray(agencies)) throw unreadable();
    const read = (list: typeof agencies.cfo_agencies) =>
      (list ?? []).flatMap(({ toptier_agency_id: id, name, toptier_code: code }) =>
        typeof id === 'number' && name ? [{ id, name, code: code ?? '' }] : [],
      );
    return { cfo: read(agencies.cfo_agencies), other: read(agencies.other_agencies) };
  },
});

/** The subagencies of one agency (by its number), by name. Those that share a name are one choice: only the name travels. */
export const downloadSubagencies = endpoint({
  name: 'downloads/subagencies',
  method: 'POST',
  path: 'v2/bulk_download/list_agencies/',
  body: ({ type, agencyId }: { type: AgencyListKind; agencyId: number }) => ({
    type,
    agency: agencyId,
  }),
  read: ({ sub_agencies: list }: AgenciesJson): readonly string[] => {
    if (!Array.isArray(list)) throw unreadable();
    return [...new Set(list.flatMap(({ subtier_agency_name: name }) => name ?? []))];
  },
});
