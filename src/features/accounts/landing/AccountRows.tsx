import { useEffect, useMemo } from 'react';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { PageLink } from '@/blocks/entity-links';
import { TablePanel, type TableColumn } from '@/blocks/panel';
import { MISSING, money, NAME_MISSING, plural, profileMoney } from '@/domain/format';
import { fiscalYearLabel } from '@/domain/fiscal';
import { paths } from '@/domain/site/paths';
import type { Address } from '@/lib/url/address';
import { usePorts } from '@/lib/ports';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import {
  accountList,
  type AccountListPage,
  type AccountSort,
  type ListedAccount,
} from '@/services/federal-accounts/endpoints';
import { Highlight } from '@/ui/Highlight';
import { Pagination } from '@/ui/Pagination';
import { PanelError } from '@/ui/Status';
import type { landingAddress } from './landingAddress';

const formatAgency = ({ agency, agencyAbbreviation }: ListedAccount): string =>
  agency && agencyAbbreviation ? `${agency} (${agencyAbbreviation})` : agency || MISSING;

const getColumns = (year: number | undefined, q: string): readonly TableColumn<ListedAccount>[] => [
  {
    id: 'number',
    label: 'Account Number',
    value: ({ number }) => number || MISSING,
    show: ({ number }) => <Highlight text={number || MISSING} part={q} />,
    sortable: true,
    firstOrder: 'desc',
    width: 150,
  },
  {
    id: 'title',
    label: 'Account Name',
    value: ({ title }) => title,
    show: ({ number, title }) => {
      const name = <Highlight text={title || NAME_MISSING} part={q} />;
      return number ? <PageLink to={paths.federalAccount(number)}>{name}</PageLink> : name;
    },
    sortable: true,
    firstOrder: 'asc',
    width: 420,
  },
  {
    id: 'agency',
    label: 'Owning Agency',
    value: formatAgency,
    show: (row) => <Highlight text={formatAgency(row)} part={q} />,
    sortable: true,
    firstOrder: 'asc',
    width: 330,
  },
  {
    id: 'resources',
    label: `${year ? `FY ${year} ` : ''}Budgetary Resources`,
    value: ({ resources }) => resources,
    show: ({ resources }) => money(resources, 2),
    sortable: true,
    numeric: true,
    firstOrder: 'desc',
    width: 220,
  },
];

const formatEmptyText = (q: string, agency: string): string => {
  if (!q) return 'The chosen agency has no federal accounts. Choose another agency.';
  const [among, others] = agency
    ? [' among the accounts of the chosen agency', ', or all agencies']
    : ['', ''];
  return `No account has “${q}” in its number, name or agency${among}. Try fewer letters${others}.`;
};

/** Renders a page of the federal accounts that match the address, with amounts of the latest reported year. */
export function AccountRows({ address }: { address: Address<typeof landingAddress> }) {
  const { announce } = usePorts();
  const { values, write } = address;
  const { q, agency, sort, order, page, rows: limit } = values;
  const periodResult = useLatestPeriod();
  const year = periodResult.latest?.year;
  const query = useMemo(
    () => (year === undefined ? null : { year, keyword: q, agency, sort, order, page, limit }),
    [year, q, agency, sort, order, page, limit],
  );
  const answer = useAnswer(accountList, query);
  const total = currentValue(answer)?.total;
  useEffect(() => {
    if (total !== undefined) announce(`${plural(total, 'federal account')} found`);
  }, [announce, total, q, agency]);
  if (periodResult.failure && year === undefined)
    return <PanelError failure={periodResult.failure} onRetry={periodResult.retry} />;
  if (periodResult.status === 'ready' && year === undefined)
    return <p>No agency has submitted account data yet.</p>;
  const lastTotal = answer.value?.total ?? 0;
  const { year: shownYear, keyword } = answer.answered ?? { year, keyword: q };
  const periodText =
    shownYear && periodResult.latest
      ? fiscalYearLabel(shownYear, periodResult.latest.latestSubmissionDate)
      : '';
  const getSummary = ({ total: accountCount }: AccountListPage, rows: readonly ListedAccount[]) => {
    const countText = `${plural(accountCount, 'federal account')}${q ? ` with “${q}”` : ''}`;
    const [first] = rows;
    return first?.resources && sort === 'resources' && order === 'desc' && page === 1
      ? `${countText}. ${first.number} has the most budgetary resources in ${periodText}: ${profileMoney(first.resources)}.`
      : `${countText}.`;
  };
  return (
    <TablePanel
      title="Federal Accounts"
      answer={answer}
      rows={({ rows }) => rows}
      columns={getColumns(shownYear, keyword)}
      rowKey={({ number, title }) => number || title}
      tableView={{ sort, order, page, limit }}
      onView={({ sort: next, ...changes }) =>
        write(
          { ...changes, ...(next && { sort: next as AccountSort }), rows: changes.limit ?? limit },
          'push',
        )
      }
      total={total}
      hasNext={({ total: accountCount }) => page * limit < accountCount}
      above={
        lastTotal > limit && (
          <Pagination
            label="Federal accounts: pages, above the list"
            page={page}
            pageSize={limit}
            total={lastTotal}
            onPage={(newPage) => write({ page: newPage }, 'push')}
          />
        )
      }
      file="federal-accounts"
      note="Budgetary resources are what an account may spend in a year: new appropriations, balances of earlier years, and other resources."
      unit="Budgetary resources, US dollars"
      period={periodText}
      minHeight={600}
      summary={getSummary}
      emptyText={formatEmptyText(q, agency)}
    />
  );
}
