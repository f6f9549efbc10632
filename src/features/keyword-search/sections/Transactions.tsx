import { useEffect, useMemo } from 'react';
import { GroupTabs } from '@/blocks/result-cells';
import { resultTabs, type ResultTabKey } from '@/domain/codes/resultTabs';
import { plural } from '@/domain/format';
import { useAddress } from '@/lib/url/address';
import { mobileWidth } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchCounts } from '@/services/search/endpoints';
import type { TabCounts } from '@/services/search/results';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { keywordAddress } from '../keywordAddress';
import { keywordColumns } from '../keywordColumns';
import { TransactionRows } from './TransactionRows';

const tabs = resultTabs.transactions;
const PANEL_ID = 'keyword-panel';

/** Returns the tab in the address if it has rows, otherwise the first tab with rows. */
const findTab = (tabKey: string, counts: TabCounts): ResultTabKey => {
  const tabsWithRows = tabs.filter(({ key }) => (counts[key] ?? 0) > 0);
  return (tabsWithRows.find(({ key }) => key === tabKey) ?? tabsWithRows[0] ?? tabs[0]!).key;
};

/** Renders the transactions that match the keyword, by award group. */
export function Transactions({ keyword }: { keyword: string }) {
  const { announce } = usePorts();
  const hasCards = useMediaQuery(narrowerThan(mobileWidth));
  const address = useAddress(keywordAddress);
  const query = useMemo(
    () => ({ criteria: { keywords: [keyword] }, level: 'transactions' as const }),
    [keyword],
  );
  const { value: counts, failure, retry } = useAnswer(searchCounts, query);
  const recordCount = counts && Object.values(counts).reduce((sum, rowCount) => sum + rowCount, 0);
  useEffect(() => {
    if (recordCount !== null) announce(`${plural(recordCount, 'transaction')} found`);
  }, [recordCount, announce]);

  if (!counts) {
    if (failure) return <PanelError failure={failure} onRetry={retry} />;
    return <Loading message="Gathering your data..." />;
  }
  if (!recordCount) {
    return (
      <EmptyState title="No results found.">
        <p>Try a shorter or different keyword.</p>
      </EmptyState>
    );
  }
  const { values, write } = address;
  const tab = findTab(values.tab, counts);
  const handleTab = (newTab: string) => {
    const hasSort = keywordColumns(newTab as ResultTabKey).some(({ id }) => id === values.sort);
    const sortChanges = hasSort ? {} : { sort: '', order: 'desc' as const };
    write({ tab: newTab as ResultTabKey, page: 1, ...sortChanges }, 'push');
  };
  return (
    <section aria-labelledby="keyword-results">
      <h2 id="keyword-results">Spending By Transaction</h2>
      <GroupTabs
        level="transactions"
        {...{ tab, counts, cards: hasCards }}
        panelId={PANEL_ID}
        idPrefix="keyword"
        onTab={handleTab}
      />
      {/* The key remounts the rows for each group, because the groups have different columns. */}
      <TransactionRows
        key={tab}
        panelId={PANEL_ID}
        keyword={keyword}
        tab={tab}
        total={counts[tab] ?? 0}
        cards={hasCards}
        address={address}
      />
    </section>
  );
}
