import { Icon } from '@/ui/Icon';
import type { DrilldownCategory, DrilldownRow } from '../controls/controlLayouts';
import { ChipLine } from './ChipLine';
import { formatChosenCount } from './formatChosenCount';
import { useChosen } from './useChosen';

export interface DrilldownLeadProps {
  id: string;
  icon?: DrilldownCategory['icon'];
  title: string;
  description?: string;
  /** The filters that this card or row leads to. */
  rows: readonly DrilldownRow[];
  onOpen: () => void;
}
/** Renders a card or row that opens the next level of the drilldown, with chips of the values chosen in that level. */
export function DrilldownLead({ id, icon, title, description, rows, onOpen }: DrilldownLeadProps) {
  const { count, groups } = useChosen(rows);
  return (
    <li className={icon ? 'drilldown__card' : 'drilldown__row'}>
      <button type="button" className="drilldown__lead" data-lead={id} onClick={onOpen}>
        {icon && <Icon name={icon} className="icon drilldown__icon" />}
        <span className="drilldown__words">
          <span className="drilldown__title">{title}</span>
          {description && <span className="drilldown__description">{description}</span>}
        </span>
        {count > 0 && <span className="disclosure__badge">{formatChosenCount(count)}</span>}
        <Icon name="chevron-right" />
      </button>
      <ChipLine label={`Chosen: ${title}`} groups={groups} />
    </li>
  );
}
