import { byAgencyMatch } from '@/domain/agencyMatch';
import { makeAgencyItem, type AgencyItem } from '@/domain/search/searchFilters';
import { request } from '../http/client';
import { listOf, needed, number, record, text as textOf } from '../http/read';
import type { AgencyMatchJson } from './wire';

const agencyFromJson = (json: AgencyMatchJson): AgencyItem => {
  const top = record(json.toptier_agency);
  const own = json.toptier_flag ? top : record(json.subtier_agency);
  const toptierCode = needed(textOf(top.toptier_code));
  return makeAgencyItem({
    id: needed(number(json.id)),
    agencyType: json.toptier_flag ? 'toptier' : 'subtier',
    name: needed(textOf(own.name)),
    abbreviation: textOf(own.abbreviation),
    code: json.toptier_flag ? toptierCode : textOf(json.subtier_agency.subtier_code),
    toptierName: needed(textOf(top.name)),
    toptierAbbreviation: textOf(top.abbreviation),
    toptierCode,
  });
};
/** Returns agencies whose name or abbreviation contains the text, better matches first. */
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
  return byAgencyMatch([...listOf(results, agencyFromJson)], text);
};
