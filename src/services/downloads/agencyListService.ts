import { request } from '../http/client';
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
export const fetchDownloadAgencies = async (
  type: AgencyListKind,
  signal?: AbortSignal,
): Promise<AgencyGroups> => {
  const { agencies } = await request<AgenciesJson>({
    method: 'POST',
    path: 'v2/bulk_download/list_agencies/',
    body: { type, agency: 0 },
    signal,
  });
  if (!agencies || Array.isArray(agencies)) throw unreadable();
  const read = (list: typeof agencies.cfo_agencies) =>
    (list ?? []).flatMap(({ toptier_agency_id: id, name, toptier_code: code }) =>
      typeof id === 'number' && name ? [{ id, name, code: code ?? '' }] : [],
    );
  return { cfo: read(agencies.cfo_agencies), other: read(agencies.other_agencies) };
};

/** The subagencies of one agency, by name. Those that share a name are one choice: only the name travels. */
export const fetchSubagencies = async (
  type: AgencyListKind,
  agencyId: number,
  signal?: AbortSignal,
): Promise<readonly string[]> => {
  const { sub_agencies: list } = await request<AgenciesJson>({
    method: 'POST',
    path: 'v2/bulk_download/list_agencies/',
    body: { type, agency: agencyId },
    signal,
  });
  if (!Array.isArray(list)) throw unreadable();
  return [...new Set(list.flatMap(({ subtier_agency_name: name }) => name ?? []))];
};
