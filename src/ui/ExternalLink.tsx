import type { MouseEvent, ReactNode } from 'react';
import { usePorts } from '@/lib/ports';

/** Returns whether an address contains `.gov` anywhere, which makes it a government site by the specification. */
export const isGovernment = (url: string): boolean => url.includes('.gov');

/**
 * Renders a link to another site. An address without `.gov` opens a confirmation dialog, and any other opens in a new tab. `onFollow`
 * replaces the default tracking as an external link.
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
  const isGovernmentLink = isGovernment(href);
  const handleClick = (event: MouseEvent) => {
    if (event.type === 'auxclick' && event.button !== 1) return;
    if (onFollow) onFollow();
    else track('externalLink', href);
    if (isGovernmentLink) return;
    event.preventDefault();
    openExternal(href);
  };
  return (
    <a
      href={href}
      className={className}
      rel="noopener noreferrer"
      {...(isGovernmentLink ? { target: '_blank' } : { 'aria-haspopup': 'dialog' as const })}
      onClick={handleClick}
      onAuxClick={handleClick}
    >
      {children}
      <span className="usa-sr-only">
        {isGovernmentLink ? ' (opens in a new tab)' : ' (leaves this site)'}
      </span>
    </a>
  );
}
