import { endpoint } from '../http/endpoint';
import { listOf, number, record, text, filterUsable } from '../http/read';
import type { AgenciesJson } from './wire';

/** An agency in the download forms; `id` is the service’s internal number. */
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

/** The agencies of a download form in two groups: agencies under the CFO Act, and all others. */
export const downloadAgencies = endpoint({
  name: 'downloads/agencies',
  method: 'POST',
  path: 'v2/bulk_download/list_agencies/',
  body: ({ type }: { type: AgencyListKind }) => ({ type, agency: 0 }),
  read: ({ agencies }: AgenciesJson): AgencyGroups => {
    const groups = record(agencies as Exclude<typeof agencies, readonly []>);
    const readGroup = (list: typeof groups.cfo_agencies) =>
      filterUsable(
        listOf(list ?? [], (row) => ({
          id: number(row.toptier_agency_id) ?? Number.NaN,
          name: text(row.name),
          code: text(row.toptier_code),
        })),
        ({ id, name }) => !Number.isNaN(id) && name !== '',
      );
    return { cfo: readGroup(groups.cfo_agencies), other: readGroup(groups.other_agencies) };
  },
});

/** The names of an agency’s subagencies, each once, because a download request identifies a subagency by its name. */
export const downloadSubagencies = endpoint({
  name: 'downloads/subagencies',
  method: 'POST',
  path: 'v2/bulk_download/list_agencies/',
  body: ({ type, agencyId }: { type: AgencyListKind; agencyId: number }) => ({
    type,
    agency: agencyId,
  }),
  read: ({ sub_agencies: list }: AgenciesJson): readonly string[] => {
    const names = listOf(list, ({ subtier_agency_name: name }) => text(name));
    return [...new Set(filterUsable(names, (name) => name !== ''))];
  },
});
