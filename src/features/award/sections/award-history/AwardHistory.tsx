import { useId, useMemo } from 'react';
import { useTabbedTables, type TableView } from '@/blocks/panel';
import type { Award } from '@/domain/award';
import { count, MISSING } from '@/domain/format';
import { useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { awardAccountCount } from '@/services/awards/endpoints';
import { subawardCount, transactionCount } from '@/services/awards/historyEndpoints';
import { Notices, unknownNotices, type Notice } from '@/ui/Notices';
import { Tabs } from '@/ui/Tabs';
import { FundingHistory } from './FundingHistory';
import { histories, type HistoryTab } from './historyTabs';
import { SubawardHistory } from './SubawardHistory';
import { TransactionHistory } from './TransactionHistory';
import './history.scss';

const formatBadge = ({ value, failure }: Answer<unknown, number>): string | undefined => {
  if (value !== null) return count(value);
  return failure ? MISSING : undefined;
};

const useCounts = ({ id, generatedId, category }: Award, tabs: readonly HistoryTab[]) => {
  const isVehicle = category === 'idv';
  const awardQuery = useMemo(() => ({ id: generatedId }), [generatedId]);
  const accountsQuery = useMemo(() => ({ id, vehicle: isVehicle }), [id, isVehicle]);
  return {
    transactions: useAnswer(transactionCount, awardQuery),
    subawards: useAnswer(subawardCount, tabs.includes('subawards') ? awardQuery : null),
    funding: useAnswer(awardAccountCount, accountsQuery),
  };
};

const noSubawardNotices: readonly Notice[] = [
  { kind: 'warning', text: 'Only contracts and grants report subawards.' },
];

/** Renders the history of an award in tabs: its transactions, its subawards, and the accounts that paid. */
export default function AwardHistory({ record: award }: { record: Award }) {
  const id = useId();
  const tables = histories[award.category];
  const keys = tables.tabs.map(({ key }) => key);
  const { requestedTab, refused, getView, chooseTab, changeView } = useTabbedTables(tables);
  const tab = keys.find((key) => key === requestedTab) ?? 'transactions';
  const counts = useCounts(award, keys);
  const panelProps = {
    award,
    tableView: getView(tab),
    onView: (changes: Partial<TableView>) => changeView(tab, changes),
    // The funding tab counts accounts, not submissions, so its total is unknown.
    total: tab === 'funding' ? undefined : (counts[tab].value ?? undefined),
  };
  const renderContent = () => {
    if (tab === 'subawards') return <SubawardHistory {...panelProps} />;
    if (tab === 'funding') return <FundingHistory {...panelProps} />;
    return <TransactionHistory {...panelProps} />;
  };
  const panelId = `${id}panel`;
  return (
    <section aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>
        {award.category === 'idv' ? 'Award History for this IDV' : 'Award History'}
      </h2>
      <Notices
        notices={[
          ...unknownNotices(refused),
          ...(requestedTab && requestedTab !== tab ? noSubawardNotices : []),
        ]}
      />
      <Tabs
        label="Award history"
        tabs={tables.tabs.map(({ key, label }) => ({
          key,
          label,
          badge: formatBadge(counts[key]),
        }))}
        selected={tab}
        onSelect={(key) => chooseTab(key as HistoryTab)}
        panelId={panelId}
        idPrefix="history"
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`history-${tab}`}>
        {renderContent()}
      </div>
    </section>
  );
}
