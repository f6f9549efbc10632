import { PageLink } from '@/blocks/entity-links';
import type { MenuLink } from '@/domain/site/navigation';
import { usePorts } from '@/lib/ports';
import { ExternalLink } from '@/ui/ExternalLink';
import { Icon, type IconName } from '@/ui/Icon';
import { SlideOutLink } from '@/ui/SlideOutLink';

/** One link of the navigation with its line of description; `event` names the menu it stands in. */
export function MenuLinkItem({
  link,
  onFollow,
  event,
}: {
  link: MenuLink;
  onFollow: () => void;
  event: string;
}) {
  const { track } = usePorts();
  const follow = () => {
    track({
      category: event,
      action:
        'to' in link.target
          ? link.target.to
          : 'href' in link.target
            ? link.target.href
            : `?${link.target.panel}`,
    });
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
