import { hasPage } from '@/domain/site/paths';

/** An address of this site while a page stands there; undefined while none does, and for none. */
export const builtPath = (address: string | undefined): string | undefined =>
  address !== undefined && hasPage(address) ? address : undefined;
