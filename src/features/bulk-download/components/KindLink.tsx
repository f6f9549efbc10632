import { Link } from 'react-router-dom';
import { ExternalLink } from '@/ui/ExternalLink';
import type { downloadKinds } from './downloadKinds';

/** A kind of download as a link, marked where it is the page in view. */
export function KindLink({
  kind: { label, target },
  path,
}: {
  kind: (typeof downloadKinds)[number];
  path?: string;
}) {
  if ('href' in target) return <ExternalLink href={target.href}>{label}</ExternalLink>;
  return 'to' in target ? (
    <Link to={target.to} aria-current={target.to === path ? 'page' : undefined}>
      {label}
    </Link>
  ) : null;
}
