import { mergeSameAgencies, sortByAgencyMatch } from '@/domain/agencyMatch';
import { makeAgencyItem, type AgencyItem } from '@/domain/search/searchFilters';
import { request } from '../http/client';
import { listOf, required, number, record, text as readText } from '../http/read';
import type { AgencyMatchJson } from './wire';

const agencyFromJson = (json: AgencyMatchJson): AgencyItem => {
  const toptierAgency = record(json.toptier_agency);
  const agency = json.toptier_flag ? toptierAgency : record(json.subtier_agency);
  const toptierCode = required(readText(toptierAgency.toptier_code));
  return makeAgencyItem({
    id: required(number(json.id)),
    agencyType: json.toptier_flag ? 'toptier' : 'subtier',
    name: required(readText(agency.name)),
    abbreviation: readText(agency.abbreviation),
    code: json.toptier_flag ? toptierCode : readText(json.subtier_agency.subtier_code),
    toptierName: required(readText(toptierAgency.name)),
    toptierAbbreviation: readText(toptierAgency.abbreviation),
    toptierCode,
  });
};
/** Returns up to 20 agencies whose name or abbreviation contains the text, better matches first. Each name of a parent is listed once. */
export const searchAgencies = async (
  type: 'awarding' | 'funding',
  text: string,
  signal?: AbortSignal,
): Promise<AgencyItem[]> => {
  const { results } = await request<{ results: AgencyMatchJson[] }>({
    method: 'POST',
    path: `v2/autocomplete/${type}_agency/`,
    body: { search_text: text, limit: 20 },
    signal,
  });
  return mergeSameAgencies(sortByAgencyMatch([...listOf(results, agencyFromJson)], text));
};
