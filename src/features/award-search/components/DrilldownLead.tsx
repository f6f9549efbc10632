import type { ChipGroup, FilterChip } from '@/blocks/search-filters';
import { Icon } from '@/ui/Icon';
import type { DrilldownCategory } from '../controls/controlLayouts';
import { ChipLine } from './ChipLine';
import { chosenText } from './chosenText';

/** A card or row that opens the next level of the drilldown, with chips of what is chosen below it. */
export function DrilldownLead({
  id,
  icon,
  title,
  description,
  count,
  groups,
  onOpen,
  onRemove,
}: {
  id: string;
  icon?: DrilldownCategory['icon'];
  title: string;
  description?: string;
  count: number;
  groups: readonly ChipGroup[];
  onOpen: () => void;
  onRemove: (chip: FilterChip) => void;
}) {
  return (
    <li className={icon ? 'drilldown__card' : 'drilldown__row'}>
      <button type="button" className="drilldown__lead" data-lead={id} onClick={onOpen}>
        {icon && <Icon name={icon} className="icon drilldown__icon" />}
        <span className="drilldown__words">
          <span className="drilldown__title">{title}</span>
          {description && <span className="drilldown__description">{description}</span>}
        </span>
        {count > 0 && <span className="disclosure__badge">{chosenText(count)}</span>}
        <Icon name="chevron-right" />
      </button>
      <ChipLine label={`Chosen: ${title}`} groups={groups} onRemove={onRemove} />
    </li>
  );
}
