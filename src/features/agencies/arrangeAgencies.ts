import { matchesWordStarts } from '@/blocks/list-search';
import { agencyTitle, type ListedAgency } from '@/domain/agencies/listedAgency';
import { sortRows } from '@/lib/sortRows';
import type { ListOrder, ListSort } from './listAddress';

/** Terms shorter than this are ignored (pages document §6.1), unless they are a whole abbreviation. */
export const MIN_TERM_LENGTH = 3;

/**
 * Returns the agencies in which each word of a term begins a word of the name or abbreviation. A term under `MIN_TERM_LENGTH`
 * characters matches a whole abbreviation (`VA`). If it matches none, it is ignored and all agencies are returned.
 */
export const findAgencies = (
  agencies: readonly ListedAgency[],
  term: string,
): { agencies: readonly ListedAgency[]; ignored: boolean } => {
  const query = term.trim();
  if (query.length >= MIN_TERM_LENGTH)
    return {
      agencies: agencies.filter((agency) => matchesWordStarts(agencyTitle(agency), query)),
      ignored: false,
    };
  const exactMatches = query
    ? agencies.filter(({ abbreviation }) => abbreviation.toLowerCase() === query.toLowerCase())
    : [];
  return exactMatches.length
    ? { agencies: exactMatches, ignored: false }
    : { agencies, ignored: Boolean(query) };
};

/** Returns the agencies sorted by a column. Equal amounts are in order of name, and agencies without an amount are last. */
export const arrangeAgencies = (
  agencies: readonly ListedAgency[],
  sort: ListSort,
  order: ListOrder,
): readonly ListedAgency[] => {
  if (sort === 'name') return sortRows(agencies, ({ name }) => name, order);
  const agenciesByName = sortRows(agencies, ({ name }) => name, 'asc');
  const amountOf = (agency: ListedAgency) =>
    sort === 'share' ? agency.share : agency.budgetaryResources;
  return sortRows(agenciesByName, amountOf, order);
};
