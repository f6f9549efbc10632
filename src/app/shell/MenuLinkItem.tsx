import { PageLink } from '@/blocks/entity-links';
import type { MenuLink } from '@/domain/site/navigation';
import { usePorts } from '@/lib/ports';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon, type IconName } from '@/ui/Icon';
import { SlideOutLink } from '@/ui/SlideOutLink';

/** Renders a navigation link with its description. `event` is the analytics event that a click records. */
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
  const content = (
    <>
      {link.icon && <Icon name={link.icon as IconName} className="icon menu-link__icon" />}
      <span>
        <span className="menu-link__label">{link.label}</span>
        <span className="menu-link__words">{link.description}</span>
      </span>
    </>
  );
  if ('to' in link.target)
    return (
      <PageLink className="menu-link" to={link.target.to} onFollow={follow}>
        {content}
      </PageLink>
    );
  if ('panel' in link.target)
    return (
      <SlideOutLink className="menu-link" panel={link.target.panel} onFollow={follow}>
        {content}
      </SlideOutLink>
    );
  return (
    <ExternalLink className="menu-link" href={link.target.href} onFollow={follow}>
      {content}
    </ExternalLink>
  );
}
