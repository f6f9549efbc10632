import type { AccountFilters } from '@/domain/federalAccount/account';
import { hasTime, resetFilter, type AccountFilterGroup } from '@/domain/federalAccount/filters';
import { date, plural } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { Button } from '@/ui/Button';
import { Chips, type ChipItem } from '@/ui/Chips';

/** Names of object classes and program activities, by code. */
interface ChosenNames {
  classes: ReadonlyMap<string, string>;
  activities: ReadonlyMap<string, string>;
}
interface Group {
  key: AccountFilterGroup;
  label: string;
  items: readonly ChipItem[];
}
/** Adds a Treasury Account Symbol to the filters, or removes it. */
export const toggleSymbol = (filters: AccountFilters, symbol: string): AccountFilters =>
  filters.update('tas', (tas) =>
    tas.includes(symbol) ? tas.filter((other) => other !== symbol) : tas.push(symbol),
  );
const chipGroups = (
  filters: AccountFilters,
  { classes, activities }: ChosenNames,
  onChange: (newFilters: AccountFilters) => void,
): readonly Group[] => {
  const { startDate, endDate } = filters;
  const getTimeChips = (): readonly ChipItem[] => {
    if (!hasTime(filters)) return [];
    if (filters.dateType === 'dr') {
      const label = `${startDate ? date(startDate) : 'Beginning'} to ${endDate ? date(endDate) : 'latest'}`;
      return [{ key: 'days', label, onRemove: () => onChange(resetFilter(filters, 'time')) }];
    }
    return filters.fy
      .toArray()
      .sort()
      .map((year) => ({
        key: year,
        label: `FY ${year}`,
        onRemove: () => onChange(filters.set('fy', filters.fy.delete(year))),
      }));
  };
  const getCodeChips = (
    field: 'objectClass' | 'programActivity',
    names: ReadonlyMap<string, string>,
  ) =>
    filters[field]
      .toArray()
      .sort()
      .map((key): ChipItem => ({
        key,
        label: names.has(key) ? `${key} - ${names.get(key)}` : key,
        onRemove: () => onChange(filters.set(field, filters[field].delete(key))),
      }));
  const groups: readonly Group[] = [
    { key: 'time', label: 'Time Period', items: getTimeChips() },
    { key: 'objectClass', label: 'Object Class', items: getCodeChips('objectClass', classes) },
    {
      key: 'programActivity',
      label: 'Program Activity',
      items: getCodeChips('programActivity', activities),
    },
    {
      key: 'tas',
      label: 'Treasury Account Symbol',
      items: filters.tas.toArray().map((symbol) => ({
        key: symbol,
        label: symbol,
        onRemove: () => onChange(toggleSymbol(filters, symbol)),
      })),
    },
  ];
  return groups.filter(({ items }) => items.length);
};

interface FilterBarProps {
  filters: AccountFilters;
  names: ChosenNames;
  onChange: (newFilters: AccountFilters) => void;
}
/** Renders the bar of current filters. Filters can be reset one at a time or all together. */
export function FilterBar({ filters, names, onChange }: FilterBarProps) {
  const { announce } = usePorts();
  const groups = chipGroups(filters, names, onChange);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const reset = (group: AccountFilterGroup | 'all', message: string) => {
    onChange(resetFilter(filters, group));
    announce(message);
  };
  return (
    <div className="account-filter-bar" role="group" aria-label="Current filters">
      <p className="account-filter-bar__count" aria-live="polite">
        {count
          ? `${plural(count, 'Current Filter')}:`
          : 'No filters applied. All years and all Treasury accounts are included.'}
      </p>
      {groups.map(({ key, label, items }) => (
        <div key={key} className="account-filter-bar__group">
          <span className="account-filter-bar__label">{label}</span>
          <Chips label={label} items={items} maxVisible={6} />
          <Button look="text" onClick={() => reset(key, `${label} is reset`)}>
            Reset<span className="usa-sr-only"> {label}</span>
          </Button>
        </div>
      ))}
      {count > 0 && (
        <Button look="outline" onClick={() => reset('all', 'All filters are cleared')}>
          Clear all filters
        </Button>
      )}
    </div>
  );
}
