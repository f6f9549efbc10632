import { hasPage } from '@/domain/site/paths';

/** Returns `address` if a page exists at it, else undefined. */
export const getExistingPath = (address: string | undefined): string | undefined =>
  address !== undefined && hasPage(address) ? address : undefined;
