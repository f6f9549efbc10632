import { request } from '../http/client';
import type { FederalAccountListJson } from './wire';

/** A federal account in a list; `number` is `AID-MAIN`, as in its address. */
export interface FederalAccountMatch { number: string; title: string; agency: string; agencyAbbreviation: string }

/** Accounts whose number, name or agency holds the text, those with the largest budgetary resources first. */
export const searchFederalAccounts = async (text: string, limit: number, signal?: AbortSignal): Promise<readonly FederalAccountMatch[]> => {
  const { results = [] } = await request<FederalAccountListJson>({ method: 'POST', path: 'v2/federal_accounts/', body: { keyword: text, sort: { field: 'budgetary_resources', direction: 'desc' }, page: 1, limit }, signal });
  return results.flatMap((row) => (row.account_number ? [{ number: row.account_number, title: row.account_name ?? '', agency: row.managing_agency ?? '', agencyAbbreviation: row.managing_agency_acronym ?? '' }] : []));
};
