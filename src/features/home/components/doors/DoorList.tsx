import { builtPath } from '@/blocks/entity-links';
import { usePorts } from '@/lib/ports';
import { Icon, type IconName } from '@/ui/Icon';
import { DoorLink, type DoorTarget } from './DoorLink';

export interface Door {
  title: string;
  words: string;
  action: string;
  target: DoorTarget;
  icon: IconName;
  edge?: string;
}
interface DoorListProps {
  doors: readonly Door[];
  label: string;
  /** The analytics event of the links. */
  event: 'homeFeatured' | 'homeExplore' | 'homeResources' | 'homeStarted';
  plain?: boolean;
}
/** Cards with links. Each followed link is sent to analytics. */
export function DoorList({ doors, label, event, plain }: DoorListProps) {
  const { track } = usePorts();
  return (
    <ul className="doors" aria-label={label}>
      {doors.map(({ title, words, action, target, icon, edge }) => (
        <li
          key={title + action}
          className={plain ? 'door door--plain' : 'door'}
          style={edge ? { borderTopColor: edge } : undefined}
        >
          <Icon name={icon} className="icon door__icon" />
          <h3>{title}</h3>
          <p>{words}</p>
          <DoorLink target={target} className="door__link" onFollow={() => track(event, action)}>
            {action}
            {(!('to' in target) || builtPath(target.to)) && <Icon name="chevron-right" />}
          </DoorLink>
        </li>
      ))}
    </ul>
  );
}
