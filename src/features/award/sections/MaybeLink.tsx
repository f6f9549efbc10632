import type { ReactNode } from 'react';
import { PageLink } from '@/blocks/entity-links';

/** Words that are a link where something stands behind them. */
export function MaybeLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to ? <PageLink to={to}>{children}</PageLink> : children;
}
