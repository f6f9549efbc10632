import { resultTabs, type ResultTabKey } from '@/domain/codes/resultTabs';
import { count } from '@/domain/format';
import type { TabCounts } from '@/services/search/results';
import { Tabs } from '@/ui/Tabs';

const tabs = resultTabs.transactions;

export interface TransactionTabsProps {
  tab: ResultTabKey;
  counts: TabCounts;
  /** Whether to render a menu, for narrow viewports. */
  picker: boolean;
  /** ID of the tab panel. */
  panelId: string;
  onTab: (tab: string) => void;
}

/** Tabs of the award groups with their row counts. Empty groups are disabled. */
export function TransactionTabs({ tab, counts, picker, panelId, onTab }: TransactionTabsProps) {
  const rowsOf = (key: ResultTabKey) => counts[key] ?? 0;
  if (picker) {
    return (
      <label className="card-picker">
        <span>Award group:</span>
        <select className="usa-select" value={tab} onChange={(event) => onTab(event.target.value)}>
          {tabs.map(({ key, label }) => (
            <option key={key} value={key} disabled={!rowsOf(key)}>
              {label} ({count(rowsOf(key))})
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <Tabs
      label="Award groups"
      tabs={tabs.map(({ key, label }) => ({
        key,
        label,
        badge: count(rowsOf(key)),
        disabled: key !== tab && !rowsOf(key),
      }))}
      selected={tab}
      onSelect={onTab}
      panelId={panelId}
      idPrefix="keyword"
    />
  );
}
