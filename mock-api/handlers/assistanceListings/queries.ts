import { badRequest } from '../../core/errors';
import type { Listing } from '../../core/lookups';
import { pageMetadata, type Paging } from '../../core/paging';
import type { Call } from '../../core/route';
import { groupBy } from '../../core/values';

/** An assistance listing, or an agency prefix with its listings as children. */
interface ListingNode {
  code: string;
  description: string | null;
  count?: number;
  children?: ListingNode[];
}
const getAgencyPrefix = ({ number }: Pick<Listing, 'number'>): string => number.slice(0, 2);
const filterListings = ({ lookups, query }: Call): Listing[] => {
  const searchText = String(query.filter ?? '')
    .trim()
    .toLowerCase();
  return lookups.listings.filter(({ number, title }) =>
    `${number} ${title}`.toLowerCase().includes(searchText),
  );
};
const toNode = ({ number, title }: Listing): ListingNode => ({ code: number, description: title });
/** Returns the name of the agency that has the most of these listings, or null if none has an agency. */
const findMainAgency = ({ lookups }: Call, listings: readonly Listing[]): string | null => {
  const votes = new Map<number, number>();
  listings.forEach(({ toptier_id: id }) => {
    if (id !== null) votes.set(id, (votes.get(id) ?? 0) + 1);
  });
  const [first] = [...votes].sort(([, a], [, b]) => b - a);
  return first ? (lookups.toptierById.get(first[0])?.name ?? null) : null;
};
const byPrefix = (call: Call, hasChildren: boolean): ListingNode[] =>
  [...groupBy(filterListings(call), getAgencyPrefix)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, listings]) => ({
      code,
      description: findMainAgency(call, listings),
      count: listings.length,
      ...(hasChildren ? { children: listings.map(toNode) } : {}),
    }));
const flatPage = (call: Call, code?: string) => {
  const { sort = 'code', order = 'desc', page = 1, limit = 10 } = call.query as Paging;
  const key = sort as 'code' | 'description';
  const listingNodes = filterListings(call)
    .filter((listing) => code === undefined || getAgencyPrefix(listing) === code)
    .map(toNode)
    .sort((a, b) => (String(a[key]) < String(b[key]) ? -1 : 1));
  if (order === 'desc') listingNodes.reverse();
  const total = listingNodes.length;
  return {
    results: listingNodes.slice((page - 1) * limit, page * limit),
    page_metadata: { ...pageMetadata(page, page * limit < total), limit, total },
  };
};
/** Returns assistance listings by agency prefix, or as one list with `flat`. With `filter`, the matches are included as children. */
export const loadListings = async (call: Call) =>
  call.query.flat === undefined ? byPrefix(call, call.query.filter !== undefined) : flatPage(call);
/** Returns the listings with one agency prefix. Throws 400 for a prefix that no listing has. */
export const loadPrefixListings = async (call: Call) => {
  const code = call.params.code!;
  if (!call.lookups.listings.some((listing) => getAgencyPrefix(listing) === code))
    throw badRequest(
      `No assistance listing begins with the code '${code.slice(0, 20)}'. Use two digits, for example 10.`,
    );
  return call.query.flat === undefined
    ? byPrefix(call, true).filter((node) => node.code === code)
    : flatPage(call, code);
};

/** Returns an invented number of opportunities from 0 to `maximum`. It is always the same for a listing and status. */
const inventNumber = (number: string, state: number, maximum: number): number =>
  [...number].reduce((sum, digit) => (sum * 31 + digit.charCodeAt(0)) % 9973, 7 + state * 101) %
  (maximum + 1);
/** Returns invented numbers of opportunities of a listing by status; undefined for real files, because only Grants.gov has them. */
const getTotals = ({ lookups }: Call, { number }: Listing) =>
  lookups.meta.source === 'sample'
    ? {
        cfda: number,
        posted: inventNumber(number, 1, 6),
        closed: inventNumber(number, 2, 40),
        archived: inventNumber(number, 3, 160),
        forecasted: inventNumber(number, 4, 3),
      }
    : undefined;
/** Returns the number of opportunities of every listing by status, or undefined (204) for real files. */
export const getAllTotals = async (call: Call) => {
  const results = call.lookups.listings.flatMap((listing) => getTotals(call, listing) ?? []);
  return results.length ? { results } : undefined;
};
/** Returns the number of opportunities of one listing by status, or undefined (204) for an unknown listing or real files. */
export const getListingTotals = async (call: Call) => {
  const matchedListing = call.lookups.listings.find(
    ({ number }) => number === call.params.cfda_code,
  );
  return matchedListing && getTotals(call, matchedListing);
};
