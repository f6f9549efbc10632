import { useSelector } from 'react-redux';
import { chipGroups, selectApplied, selectView, type FilterChip } from '@/blocks/search-filters';
import { plural } from '@/domain/format';
import { countFilters } from '@/domain/search/filters/registry';
import { useToday } from '@/lib/rendering/today';
import { usePorts } from '@/lib/ports';
import { Chips } from '@/ui/Chips';
import { Icon } from '@/ui/Icon';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { useCodeNames, useLoadCodeNames } from '../useCodeNames';

const CHIPS_PER_FILTER = 5;

/** Shows the applied filters. Removing a filter runs the search again at once. */
export function ActiveFilterBar({ onRemove }: { onRemove: (chip: FilterChip) => void }) {
  const { filters, _empty: isEmpty } = useSelector(selectApplied);
  const { openModal } = usePorts();
  const { spendingLevel: level } = useSelector(selectView);
  const isPrinting = useMediaQuery('print');
  const today = useToday();
  const nameOf = useCodeNames();
  useLoadCodeNames(filters);
  if (isEmpty) return null;
  return (
    <section className="active-filters" aria-label="Currently applied search filters">
      <h2 className="active-filters__title">
        {plural(countFilters(filters, { today, level }), 'Active Filter')}:
      </h2>
      {chipGroups(filters, today, nameOf).map((group) => (
        <div key={group.caption || group.chips[0]!.key} className="active-filters__group">
          {group.caption && <span className="active-filters__caption">{group.caption}</span>}
          <Chips
            label={group.caption || 'Option'}
            maxVisible={isPrinting ? Infinity : CHIPS_PER_FILTER}
            items={group.chips.map((chip) => ({
              key: chip.key,
              label: chip.text,
              onRemove: () => onRemove(chip),
            }))}
          />
        </div>
      ))}
      <button
        type="button"
        className="link-button active-filters__help"
        onClick={() => openModal('filter')}
      >
        <Icon name="info" />
        <span>Learn how active filters work</span>
      </button>
    </section>
  );
}
