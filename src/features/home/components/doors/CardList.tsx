import { getExistingPath } from '@/blocks/entity-links';
import { usePorts } from '@/lib/ports';
import { Icon, type IconName } from '@/ui/Icon';
import { CardLink, type CardTarget } from './CardLink';

export interface LinkCard {
  title: string;
  text: string;
  action: string;
  target: CardTarget;
  icon: IconName;
  edge?: string;
}
interface CardListProps {
  cards: readonly LinkCard[];
  label: string;
  /** The analytics event of the links. */
  event: 'homeFeatured' | 'homeExplore' | 'homeResources' | 'homeStarted';
  plain?: boolean;
}
/** Renders cards with links. Each followed link is sent to analytics. */
export function CardList({ cards, label, event, plain }: CardListProps) {
  const { track } = usePorts();
  return (
    <ul className="doors" aria-label={label}>
      {cards.map(({ title, text, action, target, icon, edge }) => (
        <li
          key={title + action}
          className={plain ? 'door door--plain' : 'door'}
          style={edge ? { borderTopColor: edge } : undefined}
        >
          <Icon name={icon} className="icon door__icon" />
          <h3>{title}</h3>
          <p>{text}</p>
          <CardLink target={target} className="door__link" onFollow={() => track(event, action)}>
            {action}
            {(!('to' in target) || getExistingPath(target.to)) && <Icon name="chevron-right" />}
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
