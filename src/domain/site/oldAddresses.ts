import table from './oldAddresses.json';
import { hasPage } from './paths';

/** An old address and its replacement. `:name` is one path segment, which the new address keeps. */
export interface OldAddress {
  from: string;
  to: string;
}
/** Old addresses (pages document §1.9, search document §2.1). Hosts redirect by the same table (`scripts/build/hostFiles.cjs`). */
export const oldAddresses: readonly OldAddress[] = table;

/** Pattern of a path segment. It excludes characters that have a special meaning in an address or a header. */
const SEGMENT_PATTERN = '([\\w.~-]+)';
const toPattern = ({ from }: OldAddress): RegExp =>
  new RegExp(`^${from.replaceAll('.', '\\.').replaceAll(/:\w+/g, SEGMENT_PATTERN)}/?$`, 'i');

/** Returns the replacement of an old address; undefined for any other address. Keeps the query unless the replacement has its own. */
export const getNewAddress = (path: string, search = ''): string | undefined => {
  for (const row of oldAddresses) {
    const match = toPattern(row).exec(path);
    if (!match) continue;
    const to = match
      .slice(1)
      .reduce((address, part) => address.replace(/:\w+/, () => part), row.to);
    return to.includes('?') ? to : to + search;
  }
  return undefined;
};
/** Returns the new address for a URL fragment of the earliest site, such as `#/search`; `/` if the path is unknown. */
export const getFragmentAddress = (hash: string): string => {
  const [path = '', query] = hash.slice(1).split('?');
  const search = query ? `?${query}` : '';
  return hasPage(path) ? path + search : (getNewAddress(path, search) ?? '/');
};
