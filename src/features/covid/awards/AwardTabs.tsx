import { useId, type ReactNode } from 'react';
import type { CovidTabKey } from '@/domain/disaster/awardTabs';
import type { DisasterAmounts } from '@/domain/disaster/spendingTable';
import { count } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';
import type { CovidTable } from '@/lib/trackedEvents';
import { Tabs } from '@/ui/Tabs';
import { AwardBoxes } from './AwardBoxes';
import type { AwardSection, AwardViewInAddress } from './awardView';
import { useTabCounts, type TabCountsInput } from './useTabCounts';

export interface AwardTabsProps extends Omit<TabCountsInput, 'activeTab' | 'tabs'> {
  section: AwardSection;
  address: AwardViewInAddress;
  /** The accessible label of the tab list. */
  label: string;
  /** The label of the count, such as `Number of Recipients`. */
  countLabel: string;
  amounts: Answer<unknown, DisasterAmounts>;
  /** Returns whether a tab is unavailable under the current choices. */
  isUnavailable?: (tab: CovidTabKey) => boolean;
  /** The name of the section in analytics events. */
  eventName: CovidTable;
  idPrefix: string;
  children: ReactNode;
}
/** Renders tabs of award types with their counts, and the key figures and content of the selected tab. */
export function AwardTabs({
  section: { tabs },
  address: { view, chooseTab },
  label,
  countLabel,
  amounts,
  isUnavailable,
  eventName,
  idPrefix,
  children,
  ...input
}: AwardTabsProps) {
  const activeTab = view.tab.key;
  const panelId = useId();
  const { track } = usePorts();
  const counts = useTabCounts({ ...input, tabs, activeTab });
  return (
    <>
      <div className="covid-award-tabs">
        <Tabs
          label={label}
          tabs={tabs.map(({ key, label: text }) => {
            const tabCount = currentValue(counts.get(key)!);
            return {
              key,
              label: text,
              badge: count(tabCount),
              disabled: key !== activeTab && (tabCount === 0 || isUnavailable?.(key) === true),
            };
          })}
          selected={activeTab}
          onSelect={(key) => {
            track('covidTab', eventName, key);
            chooseTab(key as CovidTabKey);
          }}
          panelId={panelId}
          idPrefix={idPrefix}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={`${idPrefix}-${activeTab}`}>
        <AwardBoxes
          tab={view.tab}
          label={countLabel}
          countAnswer={counts.get(activeTab)!}
          amounts={amounts}
        />
        {children}
      </div>
    </>
  );
}
