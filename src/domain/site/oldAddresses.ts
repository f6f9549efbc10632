import table from './oldAddresses.json';
import { hasPage } from './paths';

/** An address of earlier years of the site and the one that took its place. `:name` is one part of the path, kept in the new address. */
export interface OldAddress {
  from: string;
  to: string;
}
/**
 * Old addresses and new ones (pages document §1.9, search document §2.1). The local server and a host answer them with a redirect, which
 * is written from the same table (`scripts/lib/hostFiles.cjs`); inside the site the page of an unknown address looks here first.
 */
export const oldAddresses: readonly OldAddress[] = table;

/** What a part of a path may hold to be carried over: nothing that means something in an address or a header. */
const PART = '([\\w.~-]+)';
const patternOf = ({ from }: OldAddress): RegExp =>
  new RegExp(`^${from.replaceAll('.', '\\.').replaceAll(/:\w+/g, PART)}/?$`, 'i');

/**
 * Where an address without a page leads now; undefined where none of old is known. Old addresses are known in any case of their letters. A query goes along,
 * unless the new address has one.
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
/** Where an address of the earliest site leads, whose pages stood behind a hash (`/#/search`): to the page of that path, to what took its place, or home. */
export const addressOfFragment = (hash: string): string => {
  const [path = '', query] = hash.slice(1).split('?');
  const search = query ? `?${query}` : '';
  return hasPage(path) ? path + search : (newAddressOf(path, search) ?? '/');
};
