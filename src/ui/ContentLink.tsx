import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readSlideOut } from '@/lib/url/slideOutAddress';
import { ExternalLink } from './ExternalLink';
import { SlideOutLink } from './SlideOutLink';

/**
 * Renders a link in a text. `?glossary=…` and `?about-the-data=…` open a panel, `/…` is an internal link, and `mailto:` opens an email
 * draft. Web addresses render as `ExternalLink`, all others as plain text.
 */
export function ContentLink({ href, children }: { href: string; children: ReactNode }) {
  const panel = href.startsWith('?') ? readSlideOut(href) : undefined;
  if (panel)
    return (
      <SlideOutLink panel={panel.flag} slug={panel.slug}>
        {children}
      </SlideOutLink>
    );
  if (/^\/(?!\/)/.test(href)) return <Link to={href}>{children}</Link>;
  if (href.startsWith('mailto:')) return <a href={href}>{children}</a>;
  return /^https?:\/\//.test(href) ? (
    <ExternalLink href={href}>{children}</ExternalLink>
  ) : (
    <>{children}</>
  );
}
