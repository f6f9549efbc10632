import { Set as ImmutableSet } from 'immutable';
import { groupCodes, type AwardGroupKey } from '@/domain/codes/awardTypes';
import type { AccountFilters, ActivityOption } from '@/domain/federalAccount/account';
import { chosenPeriods, hasNoDay } from '@/domain/federalAccount/filters';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';
import type { SearchCriteria } from '@/domain/search/criteria';
import { toggleAccount } from '@/domain/search/filters/accountFilter';
import {
  initialFilters,
  makeTreasuryAccount,
  type SearchFilters,
  type TreasuryAccountShape,
} from '@/domain/search/searchFilters';
import { setDateRanges } from '@/domain/search/timeChanges';

/** Parses a symbol such as `097-2024/2025-0100-000`, or with `X` in place of years. Returns [] for another format or account. */
const parseSymbol = (symbol: string, number: string): readonly TreasuryAccountShape[] => {
  const match = /^(?:(\d{3})-)?(\d{3})-(?:(\d{4})\/(\d{4})|([A-Z]))-(\d{4})-(\d{3})$/.exec(symbol);
  if (!match) return [];
  const [, ata = '', aid = '', bpoa = '', epoa = '', a = '', main = '', sub = ''] = match;
  return `${aid}-${main}` === number ? [{ ata, aid, bpoa, epoa, a, main, sub }] : [];
};
const toAccountComponents = (number: string): TreasuryAccountShape => {
  const [aid = '', main = ''] = number.split('-');
  return { ata: '', aid, bpoa: '', epoa: '', a: '', main, sub: '' };
};

/** Returns search filters for the awards of a tab, by account symbols, periods and award types. */
export const buildSearch = (
  { treasuryAccounts = [], periods = [] }: SearchCriteria,
  tab: AwardGroupKey,
): SearchFilters => {
  const search = treasuryAccounts
    .reduce((filters, each) => toggleAccount(filters, makeTreasuryAccount(each)), initialFilters)
    .set('awardType', ImmutableSet(groupCodes(tab)));
  return periods.length ? setDateRanges(search, periods) : search;
};
/** A program activity that no award has. With it, filters that cannot match return no awards instead of all awards. */
const NO_ACTIVITY: readonly string[] = ['-'];

/**
 * Returns the search criteria for the awards of the account `number` within filters; null while the program activities are not loaded
 * (`options` is null) but one is selected. `latest` is the last fiscal year with data.
 */
export const awardCriteria = (
  filters: AccountFilters,
  options: readonly ActivityOption[] | null,
  latest: number,
  number: string,
): SearchCriteria | null => {
  const { programActivity, tas } = filters;
  if (!programActivity.isEmpty() && !options) return null;
  const codes = (options ?? [])
    .filter(({ key }) => programActivity.has(key))
    .map(({ code }) => code);
  const parts = tas.toArray().flatMap((symbol) => parseSymbol(symbol, number));
  const hasNoMatches =
    hasNoDay(filters, EARLIEST_FEDERAL_ACCOUNT_YEAR, latest) || (!tas.isEmpty() && !parts.length);
  const periods = chosenPeriods(filters, EARLIEST_FEDERAL_ACCOUNT_YEAR, latest);
  return {
    treasuryAccounts: parts.length ? parts : [toAccountComponents(number)],
    ...(periods.length && !hasNoMatches ? { periods } : {}),
    ...(hasNoMatches
      ? { programActivities: NO_ACTIVITY }
      : programActivity.isEmpty()
        ? {}
        : { programActivities: codes.length ? codes : NO_ACTIVITY }),
  };
};
