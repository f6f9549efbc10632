import table from './oldAddresses.json';
import { hasPage } from './paths';

/** An old address of the site and its replacement. `:name` is one path segment, which the new address keeps. */
export interface OldAddress {
  from: string;
  to: string;
}
/**
 * Old addresses and their replacements (pages document §1.9, search document §2.1). The local server and hosts redirect by the
 * same table (`scripts/lib/hostFiles.cjs`). Within the site, the not-found page looks here first.
 */
export const oldAddresses: readonly OldAddress[] = table;

/** Pattern of a path segment that is kept: no character that has a meaning in an address or a header. */
const PART = '([\\w.~-]+)';
const patternOf = ({ from }: OldAddress): RegExp =>
  new RegExp(`^${from.replaceAll('.', '\\.').replaceAll(/:\w+/g, PART)}/?$`, 'i');

/**
 * Returns the replacement of an old address, ignoring case; undefined if it is not an old address. Keeps the query, unless the
 * new address has one.
 */
export const newAddressOf = (path: string, search = ''): string | undefined => {
  for (const row of oldAddresses) {
    const match = patternOf(row).exec(path);
    if (!match) continue;
    const to = match
      .slice(1)
      .reduce((address, part) => address.replace(/:\w+/, () => part), row.to);
    return to.includes('?') ? to : to + search;
  }
  return undefined;
};
/**
 * Returns the target of an address of the earliest site, whose pages followed a hash (`/#/search`). The target is the page of
 * that path, its replacement, or home.
 */
export const addressOfFragment = (hash: string): string => {
  const [path = '', query] = hash.slice(1).split('?');
  const search = query ? `?${query}` : '';
  return hasPage(path) ? path + search : (newAddressOf(path, search) ?? '/');
};
