import { startsWords } from '@/blocks/list-search';
import { agencyTitle, type ListedAgency } from '@/domain/agencies/listedAgency';
import { sortedBy } from '@/lib/sortedBy';
import type { ListOrder, ListSort } from './listAddress';

/** Shorter terms filter nothing (pages document §6.1), unless they are a whole abbreviation. */
export const SHORTEST = 3;

/**
 * Returns the agencies in which each word of a term begins a word of the name or abbreviation. A shorter term matches a whole abbreviation
 * (`VA`); if there is none, it is ignored.
 */
export const found = (
  agencies: readonly ListedAgency[],
  term: string,
): { agencies: readonly ListedAgency[]; ignored: boolean } => {
  const wanted = term.trim();
  if (wanted.length >= SHORTEST)
    return {
      agencies: agencies.filter((agency) => startsWords(agencyTitle(agency), wanted)),
      ignored: false,
    };
  const named = wanted
    ? agencies.filter(({ abbreviation }) => abbreviation.toLowerCase() === wanted.toLowerCase())
    : [];
  return named.length
    ? { agencies: named, ignored: false }
    : { agencies, ignored: Boolean(wanted) };
};

/** Returns the agencies in order: equal amounts by name, agencies without an amount last. */
export const arrangeAgencies = (
  agencies: readonly ListedAgency[],
  sort: ListSort,
  order: ListOrder,
): readonly ListedAgency[] => {
  if (sort === 'name') return sortedBy(agencies, ({ name }) => name, order);
  const byName = sortedBy(agencies, ({ name }) => name, 'asc');
  const amountOf = (agency: ListedAgency) =>
    sort === 'share' ? agency.share : agency.budgetaryResources;
  return sortedBy(byName, amountOf, order);
};
