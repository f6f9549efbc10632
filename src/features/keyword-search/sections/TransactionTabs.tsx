import { resultTabs, type ResultTabKey } from '@/domain/codes/resultTabs';
import { count } from '@/domain/format';
import type { TabCounts } from '@/services/search/results';
import { Tabs } from '@/ui/Tabs';

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
  const tabs = resultTabs.transactions.map(({ key, label }) => ({
    key,
    label,
    badge: count(counts[key] ?? 0),
    disabled: key !== tab && !counts[key],
  }));
  if (picker) {
    return (
      <label className="card-picker">
        <span>Award group:</span>
        <select className="usa-select" value={tab} onChange={(event) => onTab(event.target.value)}>
          {tabs.map(({ key, label, badge, disabled }) => (
            <option key={key} value={key} disabled={disabled}>
              {label} ({badge})
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <Tabs
      label="Award groups"
      tabs={tabs}
      selected={tab}
      onSelect={onTab}
      panelId={panelId}
      idPrefix="keyword"
    />
  );
}
