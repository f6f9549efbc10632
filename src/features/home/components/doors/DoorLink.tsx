import type { ReactNode } from 'react';
import { PageLink } from '@/blocks/entity-links';
import type { SlideOutFlag } from '@/lib/slideOutAddress';
import { ExternalLink } from '@/ui/ExternalLink';
import { SlideOutLink } from '@/ui/SlideOutLink';

/** A page, another site, or a slide-out. */
export type DoorTarget = { to: string } | { href: string } | { panel: SlideOutFlag };

/** Where a card leads, by whatever kind of link that takes. */
export function DoorLink({
  target,
  className,
  onFollow,
  children,
}: {
  target: DoorTarget;
  className: string;
  onFollow: () => void;
  children: ReactNode;
}) {
  if ('to' in target)
    return (
      <PageLink className={className} to={target.to} onFollow={onFollow}>
        {children}
      </PageLink>
    );
  if ('panel' in target)
    return (
      <SlideOutLink className={className} panel={target.panel} onFollow={onFollow}>
        {children}
      </SlideOutLink>
    );
  return (
    <ExternalLink className={className} href={target.href} onFollow={onFollow}>
      {children}
    </ExternalLink>
  );
}
