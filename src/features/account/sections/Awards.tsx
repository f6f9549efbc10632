import { useId, useMemo } from 'react';
import { TablePanel, useTabbedTables, type TableView } from '@/blocks/panel';
import { OpenSearchButton } from '@/blocks/open-search';
import type { AwardGroupKey } from '@/domain/codes/awardTypes';
import type { AccountFilters } from '@/domain/federalAccount/account';
import { count, MISSING, plural, recipientName } from '@/domain/format';
import type { SearchCriteria } from '@/domain/search/criteria';
import { accountFilters } from '@/domain/search/readyMade';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import type { AccountProfile } from '@/services/federal-accounts/profileEndpoints';
import { searchCounts } from '@/services/search/endpoints';
import type { ResultRow, TabCounts } from '@/services/search/results';
import { searchPage } from '@/services/search/rowEndpoints';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PanelError } from '@/ui/Status';
import { Tabs } from '@/ui/Tabs';
import { awardTables } from '../accountAddress';
import { failIfMissing } from '../failIfMissing';
import { awardCriteria, buildSearch } from '../awardCriteria';
import { useAccountFilters } from '../useAccountFilters';
import { getAwardColumns } from './awardColumns';

interface AwardTableProps {
  tab: AwardGroupKey;
  label: string;
  criteria: SearchCriteria;
  tableView: TableView;
  onView: (changes: Partial<TableView>) => void;
  total: number | undefined;
  number: string;
  note: string;
}
const awardsSentence = (
  rows: readonly ResultRow[],
  total: number | undefined,
  page: number,
): string => {
  const countText = total === undefined ? 'Awards of the account' : plural(total, 'award');
  return page === 1
    ? `${countText}. The first award is to ${recipientName(rows[0]?.recipientName)}.`
    : `${countText}, page ${page}.`;
};
function AwardTable({ tab, label, criteria, tableView, number, ...table }: AwardTableProps) {
  const { sort, order, page, limit } = tableView;
  const columns = getAwardColumns(tab);
  const sortColumn =
    columns.find(({ id }) => id === sort) ?? columns.find(({ id }) => id === 'amount')!;
  const { field } = sortColumn;
  const query = useMemo(
    () => ({
      criteria,
      level: 'awards' as const,
      tab,
      fields: [...getAwardColumns(tab).map((column) => column.field), 'recipientId' as const],
      sort: field,
      order,
      page,
      limit,
    }),
    [criteria, tab, field, order, page, limit],
  );
  return (
    <TablePanel
      {...table}
      title={label}
      headingLevel={3}
      answer={useAnswer(searchPage, query)}
      rows={({ rows }) => rows}
      rowKey={({ key }) => key}
      columns={columns}
      hasNext={({ hasNext }) => hasNext}
      tableView={{ ...tableView, sort: sortColumn.id }}
      file={`federal-account-${number}-${tab.replaceAll('_', '-')}`}
      unit={
        tab === 'loans'
          ? 'Subsidy cost and face value, US dollars'
          : 'Total obligations of awards, US dollars'
      }
      summary={(_, rows) => awardsSentence(rows, table.total, page)}
      emptyText="No awards of this type match the filters. Remove a filter or choose another award type."
    />
  );
}

const getTabs = (counts: TabCounts | null, hasFailed: boolean) =>
  awardTables.tabs.map(({ key, label }) => ({
    key,
    label,
    badge: counts ? count(counts[key]) : hasFailed ? MISSING : undefined,
    disabled: counts?.[key] === 0,
  }));
const selectTab = (
  tabs: readonly { key: string; disabled: boolean }[],
  requestedTab: string,
): AwardGroupKey => {
  const enabledTabs = tabs.filter(({ disabled }) => !disabled);
  const tab = enabledTabs.find(({ key }) => key === requestedTab) ?? enabledTabs[0];
  return (tab?.key ?? 'contracts') as AwardGroupKey;
};
const getNote = (filters: AccountFilters, agencyCode: string): string =>
  [
    'Awards funded by this account. Amounts include funding from other accounts.',
    ...(filters.objectClass.isEmpty() ? [] : ['The object class filter does not apply to awards.']),
    ...(agencyCode === '097'
      ? ['Department of Defense award data is published after a 90-day delay.']
      : []),
  ].join(' ');
/** Renders the awards that the account pays for, in tabs by award type. */
export default function Awards({ record }: { record: AccountProfile }) {
  const id = useId();
  const { number, agencyCode } = record;
  const { filters, latest, activities, missing } = useAccountFilters(record);
  const { requestedTab, refused, getView, chooseTab, changeView } = useTabbedTables(awardTables);
  const options = currentValue(activities);
  const criteria = useMemo(
    () => (latest === undefined ? null : awardCriteria(filters, options, latest, number)),
    [filters, options, latest, number],
  );
  const query = useMemo(() => criteria && { criteria, level: 'awards' as const }, [criteria]);
  const counts = failIfMissing(useAnswer(searchCounts, query), missing);
  const tabCounts = currentValue(counts);
  const tabs = getTabs(tabCounts, counts.failure !== null);
  const tab = selectTab(tabs, requestedTab);
  // Advanced Search has no program activity filter.
  const canSearchWithFilters = criteria
    ? !criteria.programActivities
    : filters.programActivity.isEmpty() && !missing?.failure;
  const getSearchFilters = () =>
    canSearchWithFilters && criteria ? buildSearch(criteria, tab) : accountFilters(number);
  const hasNoAwards = tabCounts !== null && tabs.every(({ disabled }) => disabled);
  return (
    <section aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>Spending by Prime Award</h2>
      <Notices notices={unknownNotices(refused)} />
      {counts.failure && !tabCounts && (
        <PanelError failure={counts.failure} onRetry={counts.retry} />
      )}
      <p>
        <OpenSearchButton target={{ key: 'account', filters: getSearchFilters }}>
          {canSearchWithFilters
            ? 'View these awards in Advanced Search'
            : 'View all awards of this account in Advanced Search'}
        </OpenSearchButton>
      </p>
      <Tabs
        label="Awards of the account"
        tabs={tabs}
        selected={tab}
        onSelect={(key) => chooseTab(key as AwardGroupKey)}
        panelId={`${id}panel`}
        idPrefix="account-awards"
      />
      <div
        id={`${id}panel`}
        className="account-awards"
        role="tabpanel"
        aria-labelledby={`account-awards-${tab}`}
      >
        {hasNoAwards ? (
          <p>No awards of this account match the filters. Remove a filter to see more.</p>
        ) : (
          // The table renders after the counts have loaded or failed, because they determine the tab. Otherwise two tables
          // might be requested.
          criteria &&
          (tabCounts ?? counts.failure) && (
            <AwardTable
              key={tab}
              tab={tab}
              label={tabs.find(({ key }) => key === tab)!.label}
              criteria={criteria}
              tableView={getView(tab)}
              onView={(changes) => changeView(tab, changes)}
              total={tabCounts?.[tab]}
              number={number}
              note={getNote(filters, agencyCode)}
            />
          )
        )}
      </div>
    </section>
  );
}
