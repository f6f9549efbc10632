import { useId, type ReactNode } from 'react';
import type { CovidTab, CovidTabKey } from '@/domain/disaster/awardTabs';
import type { DisasterAmounts } from '@/domain/disaster/spendingTable';
import { count } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import type { Answer } from '@/lib/requests/useAnswer';
import type { CovidTable } from '@/lib/trackedEvents';
import { Tabs } from '@/ui/Tabs';
import { AwardBoxes } from './AwardBoxes';
import { countOf, useTabCounts, type TabCountsInput } from './useTabCounts';

export interface AwardTabsProps extends Omit<TabCountsInput, 'shown'> {
  tab: CovidTab;
  /** The label of the tabs. */
  label: string;
  /** The label of the count, such as `Number of Recipients`. */
  countLabel: string;
  amounts: Answer<unknown, DisasterAmounts>;
  /** Returns whether a tab is unavailable under the current choices. */
  without?: (tab: CovidTabKey) => boolean;
  /** The name of the section in analytics events. */
  eventName: CovidTable;
  onChoose: (tab: CovidTabKey) => void;
  idPrefix: string;
  children: ReactNode;
}
/**
 * Tabs of award types with their counts, and below them the key figures and the content of the selected tab. An unknown
 * count is shown as `--`; a tab with a count of zero is disabled.
 */
export function AwardTabs({
  tab,
  label,
  countLabel,
  amounts,
  without,
  eventName,
  onChoose,
  idPrefix,
  children,
  ...input
}: AwardTabsProps) {
  const { key: shown } = tab;
  const panelId = useId();
  const { track } = usePorts();
  const counts = useTabCounts({ ...input, shown });
  return (
    <>
      <div className="covid-award-tabs">
        <Tabs
          label={label}
          tabs={input.tabs.map(({ key, label: text }) => {
            const many = countOf(counts, key);
            return {
              key,
              label: text,
              badge: count(many),
              disabled: key !== shown && (many === 0 || without?.(key) === true),
            };
          })}
          selected={shown}
          onSelect={(key) => {
            track('covidTab', eventName, key);
            onChoose(key as CovidTabKey);
          }}
          panelId={panelId}
          idPrefix={idPrefix}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={`${idPrefix}-${shown}`}>
        <AwardBoxes tab={tab} label={countLabel} counted={counts.get(shown)} amounts={amounts} />
        {children}
      </div>
    </>
  );
}
