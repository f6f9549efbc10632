import { request } from '../http/client';
import { compositeEndpoint } from '../http/endpoint';
import { requireList } from '../http/serviceError';
import type { FederalAccountListJson } from './wire';

/** A federal account in a list; `number` is `AID-MAIN`, as in its address. */
export interface FederalAccountMatch {
  number: string;
  title: string;
  agency: string;
  agencyAbbreviation: string;
}

/** Returns accounts whose number, name or agency contains the text, the largest budgetary resources first. */
export const searchFederalAccounts = async (
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<readonly FederalAccountMatch[]> => {
  const { results } = await request<FederalAccountListJson>({
    method: 'POST',
    path: 'v2/federal_accounts/',
    body: {
      keyword: text,
      sort: { field: 'budgetary_resources', direction: 'desc' },
      page: 1,
      limit,
    },
    signal,
  });
  return requireList(results)
    .filter((row) => row.account_number)
    .map((row) => ({
      number: row.account_number!,
      title: row.account_name ?? '',
      agency: row.managing_agency ?? '',
      agencyAbbreviation: row.managing_agency_acronym ?? '',
    }));
};

const PAGE_SIZE = 100;
/** A federal account in a form; `id` is the service’s internal number. */
export interface AgencyAccount {
  id: string;
  number: string;
  title: string;
}
const fetchAgencyAccounts = async (
  agencyCode: string,
  signal?: AbortSignal,
): Promise<readonly AgencyAccount[]> => {
  const accounts: AgencyAccount[] = [];
  for (let page = 1; ; page += 1) {
    const { results, hasNext } = await request<FederalAccountListJson>({
      method: 'POST',
      path: 'v2/federal_accounts/',
      body: {
        filters: { agency_identifier: agencyCode },
        sort: { field: 'account_number', direction: 'asc' },
        limit: PAGE_SIZE,
        page,
      },
      signal,
    });
    const rows = requireList(results);
    accounts.push(
      ...rows
        .filter((row) => typeof row.account_id === 'number' && row.account_number)
        .map((row) => ({
          id: String(row.account_id),
          number: row.account_number!,
          title: row.account_name ?? '',
        })),
    );
    // An empty page also ends the list, even if `hasNext` is true.
    if (!hasNext || !rows.length) return accounts;
  }
};
/** All federal accounts of an agency, by number. `agencyCode` is the three-digit agency identifier. */
export const agencyAccounts = compositeEndpoint(
  'federalAccounts/ofAgency',
  ({ agencyCode }: { agencyCode: string }, signal) => fetchAgencyAccounts(agencyCode, signal),
);
