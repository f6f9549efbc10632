import type { ReactNode } from 'react';
import { PageLink } from '@/blocks/entity-links';
import type { SlideOutFlag } from '@/lib/url/slideOutAddress';
import { ExternalLink } from '@/ui/ExternalLink';
import { SlideOutLink } from '@/ui/SlideOutLink';

/** A page, an external site, or a slide-out panel. */
export type CardTarget = { to: string } | { href: string } | { panel: SlideOutFlag };

interface CardLinkProps {
  target: CardTarget;
  className: string;
  onFollow: () => void;
  children: ReactNode;
}
/** Renders the link of a card: an internal link, an external link, or a link that opens a panel. */
export function CardLink({ target, ...link }: CardLinkProps) {
  if ('to' in target) return <PageLink {...link} to={target.to} />;
  if ('panel' in target) return <SlideOutLink {...link} panel={target.panel} />;
  return <ExternalLink {...link} href={target.href} />;
}
