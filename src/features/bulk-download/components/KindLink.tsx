import { Link } from 'react-router-dom';
import { ExternalLink } from '@/ui/ExternalLink';
import type { downloadKinds } from './downloadKinds';

/** Renders a link to a kind of download, marked if it is the current page. */
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
