import { byAgencyMatch } from '@/domain/agencyMatch';
import { makeAgencyItem, type AgencyItem } from '@/domain/search/searchFilters';
import { request } from '../http/client';
import { promised } from '../http/serviceError';
import type { AgencyMatchJson } from './wire';

const agencyFromJson = (json: AgencyMatchJson): AgencyItem => {
  const { toptier_agency: top, subtier_agency: sub } = json;
  const own = json.toptier_flag ? top : sub;
  return makeAgencyItem({
    id: json.id,
    agencyType: json.toptier_flag ? 'toptier' : 'subtier',
    name: own.name,
    abbreviation: own.abbreviation ?? '',
    code: json.toptier_flag ? top.toptier_code : (sub.subtier_code ?? ''),
    toptierName: top.name,
    toptierAbbreviation: top.abbreviation ?? '',
    toptierCode: top.toptier_code,
  });
};
/** Agencies whose name or abbreviation holds the text: exact ones, then those that begin with it, else in the service's order. */
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
  return byAgencyMatch(promised(results).map(agencyFromJson), text);
};
