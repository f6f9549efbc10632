import { request } from '../http/client';
import { severalCalls } from '../http/endpoint';
import { promised } from '../http/serviceError';
import type { FederalAccountListJson } from './wire';

/** A federal account in a list; `number` is `AID-MAIN`, as in its address. */
export interface FederalAccountMatch {
  number: string;
  title: string;
  agency: string;
  agencyAbbreviation: string;
}

/** Accounts whose number, name or agency holds the text, those with the largest budgetary resources first. */
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
  return promised(results).flatMap((row) =>
    row.account_number
      ? [
          {
            number: row.account_number,
            title: row.account_name ?? '',
            agency: row.managing_agency ?? '',
            agencyAbbreviation: row.managing_agency_acronym ?? '',
          },
        ]
      : [],
  );
};

/** Rows of one page of a list of accounts. */
const PAGE = 100;
/** A federal account of a form: the service's own number, and number and title in words. */
export interface AgencyAccount {
  id: string;
  number: string;
  title: string;
}
const fetchAgencyAccounts = async (
  agencyCode: string,
  signal?: AbortSignal,
): Promise<readonly AgencyAccount[]> => {
  const found: AgencyAccount[] = [];
  for (let page = 1; ; page += 1) {
    const { results, hasNext } = await request<FederalAccountListJson>({
      method: 'POST',
      path: 'v2/federal_accounts/',
      body: {
        filters: { agency_identifier: agencyCode },
        sort: { field: 'account_number', direction: 'asc' },
        limit: PAGE,
        page,
      },
      signal,
    });
    const rows = promised(results);
    found.push(
      ...rows.flatMap((row) =>
        typeof row.account_id === 'number' && row.account_number
          ? [
              {
                id: String(row.account_id),
                number: row.account_number,
                title: row.account_name ?? '',
              },
            ]
          : [],
      ),
    );
    // An empty page ends the list too, whatever the answer says of further ones.
    if (!hasNext || !rows.length) return found;
  }
};
/** All federal accounts of an agency, by number; asks page after page until the service has no more. `agencyCode` is its three-digit identifier. */
export const agencyAccounts = severalCalls(
  'federalAccounts/ofAgency',
  ({ agencyCode }: { agencyCode: string }, signal) => fetchAgencyAccounts(agencyCode, signal),
);
