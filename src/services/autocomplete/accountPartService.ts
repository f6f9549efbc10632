import { agencyName } from '@/domain/format';
import { NO_TRANSFER_AGENCY, type AccountPart } from '@/domain/search/filters/accountFilter';
import type { TreasuryAccountShape } from '@/domain/search/searchFilters';
import { request } from '../http/client';
import { text as readText, filterUsable } from '../http/read';
import { requireList } from '../http/serviceError';
import type { AccountPartJson } from './wire';

/** A value of one component of Treasury Account Symbols. `name` is the agency name for an agency component, otherwise ''. */
export interface AccountPartMatch {
  value: string;
  name: string;
}
/** Returns the values of one component that match `text`, among the accounts with the other chosen components. */
export const searchAccountPart = async (
  component: AccountPart,
  account: Partial<TreasuryAccountShape>,
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<readonly AccountPartMatch[]> => {
  const otherComponents = Object.fromEntries(
    Object.entries(account)
      .filter(([key, value]) => value && key !== component)
      .map(([key, value]) => [key, value === NO_TRANSFER_AGENCY ? null : value]),
  );
  const { results } = await request<{ results: AccountPartJson[] }>({
    method: 'POST',
    path: `v2/autocomplete/accounts/${component}/`,
    body: { filters: { ...otherComponents, [component]: text.toUpperCase() }, limit },
    signal,
  });
  const matches = requireList(results).map((entry): AccountPartMatch => {
    if (typeof entry !== 'object' || entry === null) return { value: readText(entry), name: '' };
    return {
      value: readText(entry.ata ?? entry.aid),
      name: agencyName(readText(entry.agency_name), readText(entry.agency_abbreviation)),
    };
  });
  // null means “none”. A response with only nulls is valid and has no values.
  return results.every((entry) => entry === null)
    ? []
    : filterUsable(matches, ({ value }) => value !== '');
};
