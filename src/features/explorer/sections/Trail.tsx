import { Link } from 'react-router-dom';
import { levelName, type PathStep, type ExplorerRoot } from '@/domain/explorer/levels';
import { profileMoney, type Dollars } from '@/domain/format';
import { Icon } from '@/ui/Icon';
import type { TrailItem } from '../useLevels';
import { itemName, rootName } from './explorerText';

export interface TrailProps {
  root: ExplorerRoot;
  periodTotal: Dollars | null;
  items: readonly TrailItem[];
  getAddress: (trail: readonly PathStep[]) => string;
}

/** Renders breadcrumbs from the whole budget to the current choice. */
export function Trail({ root, periodTotal, items, getAddress }: TrailProps) {
  const getTrail = (count: number): readonly PathStep[] =>
    items.slice(0, count).map(({ level, id }) => ({ level, id }));
  const itemCount = items.length;
  return (
    <nav className="explorer-trail" aria-label="Trail">
      <Link className="explorer-trail__over" to="/explorer">
        <Icon name="chevron-left" /> Start Over
      </Link>
      <ol>
        <li>
          {itemCount > 0 ? (
            <Link to={getAddress([])}>{rootName(root)}</Link>
          ) : (
            <span aria-current="step">{rootName(root)}</span>
          )}
          <strong>{profileMoney(periodTotal)}</strong>
        </li>
        {items.map((item, at) => (
          <li key={item.level}>
            <span className="explorer-trail__level">{levelName(item.level)}</span>
            {at === itemCount - 1 ? (
              <span aria-current="step">{itemName(item)}</span>
            ) : (
              <Link to={getAddress(getTrail(at + 1))}>{itemName(item)}</Link>
            )}
            <span>{profileMoney(item.amount)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
