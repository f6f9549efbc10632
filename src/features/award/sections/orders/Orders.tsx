import { useId, useMemo } from 'react';
import { TablePanel, useTabbedTables } from '@/blocks/panel';
import type { Award } from '@/domain/award';
import type { OrderKind } from '@/domain/awardHistory';
import { count, MISSING } from '@/domain/format';
import { useAnswer } from '@/lib/requests/useAnswer';
import { orderPage, type OrderSort } from '@/services/awards/historyEndpoints';
import { Notices, unknownNotices } from '@/ui/Notices';
import { Tabs } from '@/ui/Tabs';
import { useAwardCounts, useVehicleAmounts } from '../../useAward';
import type { HistoryPanelProps } from '../award-history/historyPanel';
import { orderColumns, orderTabs } from './orderTabs';

const notes: ReadonlyMap<OrderKind, { about: string; none: string }> = new Map([
  [
    'child_awards',
    {
      about: 'These contracts were ordered directly under this vehicle.',
      none: 'No contracts were ordered directly under this vehicle.',
    },
  ],
  [
    'child_idvs',
    {
      about: 'These are child vehicles. Their amounts do not include the orders under them.',
      none: 'This vehicle has no child vehicles.',
    },
  ],
  [
    'grandchild_awards',
    {
      about: 'These contracts were ordered under child vehicles.',
      none: 'No contracts were ordered under child vehicles.',
    },
  ],
]);

function OrderTable({ award, kind, ...table }: HistoryPanelProps & { kind: OrderKind }) {
  const { generatedId, displayId } = award;
  const { sort, order, page, limit } = table.tableView;
  const query = useMemo(
    () => ({ id: generatedId, kind, sort: sort as OrderSort, order, page, limit }),
    [generatedId, kind, sort, order, page, limit],
  );
  const { about, none } = notes.get(kind)!;
  const { label } = orderTabs.tabs.find(({ key }) => key === kind)!;
  return (
    <TablePanel
      {...table}
      title={label}
      headingLevel={3}
      answer={useAnswer(orderPage, query)}
      rows={({ rows }) => rows}
      rowKey={({ id }) => id}
      columns={orderColumns(kind)}
      hasNext={({ hasNext }) => hasNext}
      file={`${label.toLowerCase().replaceAll(' ', '-')}-of-${displayId || generatedId}`}
      unit="Obligations, US dollars"
      note={about}
      emptyText={none}
    />
  );
}

/** Renders the orders under an IDV in tabs: child awards, child IDVs, and the awards under child IDVs. */
export default function Orders({ record: award }: { record: Award }) {
  const id = useId();
  const {
    requestedTab: requestedKind,
    refused,
    getView,
    chooseTab,
    changeView,
  } = useTabbedTables(orderTabs);
  const { failure } = useVehicleAmounts();
  const counts = useAwardCounts();
  const totals =
    counts &&
    new Map<OrderKind, number>([
      ['child_awards', counts.childAwards],
      ['child_idvs', counts.childIdvs],
      ['grandchild_awards', counts.grandchildAwards],
    ]);
  const kind = requestedKind || 'child_awards';
  const formatBadge = (key: OrderKind) => {
    if (totals) return count(totals.get(key));
    return failure ? MISSING : undefined;
  };
  const panelId = `${id}panel`;
  return (
    <section aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>Orders Made Under this IDV</h2>
      <Notices notices={unknownNotices(refused)} />
      <Tabs
        label="Orders made under this IDV"
        tabs={orderTabs.tabs.map(({ key, label }) => ({ key, label, badge: formatBadge(key) }))}
        selected={kind}
        onSelect={(key) => chooseTab(key as OrderKind)}
        panelId={panelId}
        idPrefix="orders"
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`orders-${kind}`}>
        <OrderTable
          key={kind}
          award={award}
          kind={kind}
          tableView={getView(kind)}
          onView={(changes) => changeView(kind, changes)}
          total={totals?.get(kind)}
        />
      </div>
    </section>
  );
}
