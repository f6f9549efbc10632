import { PageLink } from '@/blocks/entity-links';
import type { MenuLink } from '@/domain/site/navigation';
import { usePorts } from '@/lib/ports';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon, type IconName } from '@/ui/Icon';
import { SlideOutLink } from '@/ui/SlideOutLink';

/** A link of the navigation with its description; `event` is the analytics event of its menu. */
export function MenuLinkItem({
  link,
  onFollow,
  event,
}: {
  link: MenuLink;
  onFollow: () => void;
  event: 'headerLink' | 'mobileHeaderLink';
}) {
  const { track } = usePorts();
  const follow = () => {
    const { target } = link;
    track(event, 'to' in target ? target.to : 'href' in target ? target.href : `?${target.panel}`);
    onFollow();
  };
  const words = (
    <>
      {link.icon && <Icon name={link.icon as IconName} className="icon menu-link__icon" />}
      <span>
        <span className="menu-link__label">{link.label}</span>
        <span className="menu-link__words">{link.words}</span>
      </span>
    </>
  );
  if ('to' in link.target)
    return (
      <PageLink className="menu-link" to={link.target.to} onFollow={follow}>
        {words}
      </PageLink>
    );
  if ('panel' in link.target)
    return (
      <SlideOutLink className="menu-link" panel={link.target.panel} onFollow={follow}>
        {words}
      </SlideOutLink>
    );
  return (
    <ExternalLink className="menu-link" href={link.target.href} onFollow={follow}>
      {words}
    </ExternalLink>
  );
}
