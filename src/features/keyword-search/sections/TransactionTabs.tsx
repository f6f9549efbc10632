import { resultTabs, type ResultTabKey } from '@/domain/codes/resultTabs';
import { count } from '@/domain/format';
import type { TabCounts } from '@/services/search/results';
import { Tabs } from '@/ui/Tabs';

const tabs = resultTabs.transactions;

export interface TransactionTabsProps {
  tab: ResultTabKey;
  counts: TabCounts;
  /** A list to choose from, for narrow windows. */
  picker: boolean;
  /** Id of what the tabs show. */
  panelId: string;
  onTab: (tab: string) => void;
}

/** The award groups with their numbers of rows; a group without any cannot be chosen. */
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
