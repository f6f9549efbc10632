import type { ReactNode } from 'react';
import { PageLink } from '@/blocks/entity-links';

/** Text that is a link if `to` is defined. */
export function MaybeLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to ? <PageLink to={to}>{children}</PageLink> : children;
}
