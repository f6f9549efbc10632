import type { MouseEvent, ReactNode } from 'react';
import { usePorts } from '@/lib/ports';

/** Returns whether an address counts as a government site: by the specification, if it contains `.gov` anywhere. */
export const isGovernment = (url: string): boolean => url.includes('.gov');

/**
 * A link to another site. An address without `.gov` opens a confirmation dialog first, however the link is activated; others open in a new
 * tab. `onFollow` runs for both and tracks the link as its own event; without it the link is tracked as an external link.
 */
export function ExternalLink({
  href,
  children,
  className,
  onFollow,
}: {
  href: string;
  children: ReactNode;
  className?: string;
  onFollow?: () => void;
}) {
  const { openExternal, track } = usePorts();
  const government = isGovernment(href);
  const handleClick = (event: MouseEvent) => {
    if (event.type === 'auxclick' && event.button !== 1) return;
    if (onFollow) onFollow();
    else track('externalLink', href);
    if (government) return;
    event.preventDefault();
    openExternal(href);
  };
  return (
    <a
      href={href}
      className={className}
      rel="noopener noreferrer"
      {...(government ? { target: '_blank' } : { 'aria-haspopup': 'dialog' as const })}
      onClick={handleClick}
      onAuxClick={handleClick}
    >
      {children}
      <span className="usa-sr-only">
        {government ? ' (opens in a new tab)' : ' (leaves this site)'}
      </span>
    </a>
  );
}
