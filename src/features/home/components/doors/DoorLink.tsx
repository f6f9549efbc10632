import type { ReactNode } from 'react';
import { PageLink } from '@/blocks/entity-links';
import type { SlideOutFlag } from '@/lib/slideOutAddress';
import { ExternalLink } from '@/ui/ExternalLink';
import { SlideOutLink } from '@/ui/SlideOutLink';

/** A page, an external site, or a slide-out panel. */
export type DoorTarget = { to: string } | { href: string } | { panel: SlideOutFlag };

/** The link of a card, of the kind that its target requires. */
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
