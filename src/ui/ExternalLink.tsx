import type { MouseEvent, ReactNode } from 'react';
import { usePorts } from '@/lib/ports';

/** The specified test, on the whole address: only what lacks `.gov` is asked about. */
export const isGovernment = (url: string): boolean => url.includes('.gov');

/**
 * Every link to another site. One without `.gov` in its address asks first, in a dialog, however it is activated; the others
 * open in a new tab. `onFollow` is told of both, and counts the link under a name of its own; without it the link counts as one to
 * another site.
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
