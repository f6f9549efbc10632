import { useMemo } from 'react';
import { PageLink } from '@/blocks/entity-links';
import { dollarColumn, Panel, type DataColumn } from '@/blocks/panel';
import { percent, plural, profileMoney, textOrMissing, uei, type Dollars } from '@/domain/format';
import { profilePeriodLabel, type ProfileYear } from '@/domain/profileYears';
import type { ChildRecipient, RecipientOverview } from '@/domain/recipient';
import { paths } from '@/domain/site/paths';
import { useAddress } from '@/lib/url/address';
import { mobileWidth } from '@/lib/layoutTokens';
import { useAnswer } from '@/lib/requests/useAnswer';
import { sortRows } from '@/lib/sortRows';
import { recipientChildren } from '@/services/recipients/endpoints';
import { DataTable, type Column } from '@/ui/DataTable';
import { Pagination } from '@/ui/Pagination';
import { EmptyState } from '@/ui/Status';
import { ToFirstPage } from '@/ui/ToFirstPage';
import { narrowerThan, useMediaQuery } from '@/ui/useMediaQuery';
import { childrenAddress, type ChildSort } from '../profileAddress';
import { DUNS_MISSING } from '../recipientSummary';
import { useProfilePeriod } from '../useProfilePeriod';

/** The element ID of the list of children. */
export const CHILDREN_ID = 'recipient-children';
const PAGE_SIZE = 25;
/** Column widths in CSS pixels. */
const columnWidths = {
  name: 320,
  uei: 150,
  duns: 140,
  state: 90,
  amount: 170,
  percent: 110,
} as const;

const buildColumns = (
  total: Dollars | null,
  year: ProfileYear,
): readonly DataColumn<ChildRecipient>[] => [
  {
    id: 'name',
    label: 'Recipient Name',
    value: ({ name }) => name,
    show: ({ id, name }) => (
      <span className="capitals">
        {id ? <PageLink to={paths.recipient(id, year)}>{name}</PageLink> : name}
      </span>
    ),
  },
  { id: 'uei', label: 'UEI', value: (child) => child.uei, show: (child) => uei(child.uei) },
  {
    id: 'duns',
    label: 'Legacy DUNS',
    value: ({ duns }) => duns,
    show: ({ duns }) => duns || DUNS_MISSING,
  },
  {
    id: 'state',
    label: 'State',
    value: ({ state }) => state,
    show: ({ state }) => textOrMissing(state),
  },
  dollarColumn<ChildRecipient>('amount', 'Transaction Amount', ({ amount }) => amount),
  {
    id: 'percent',
    label: 'Percent',
    value: ({ amount }) => percent(amount, total, 2),
    numeric: true,
  },
];
const formatSummary = (
  children: readonly ChildRecipient[],
  total: Dollars | null,
  periodPhrase: string,
): string => {
  const [largest] = sortRows(children, ({ amount }) => amount, 'desc');
  const countText = plural(children.length, 'child recipient');
  if (!largest || largest.amount === null || largest.amount <= 0) return `${countText}.`;
  const shareText =
    total !== null && total > 0 ? `, ${percent(largest.amount, total)} of the total` : '';
  return `Of ${countText}, ${largest.name} received the most ${periodPhrase} with ${profileMoney(largest.amount)}${shareText}.`;
};

function NoChildren() {
  return (
    <section id={CHILDREN_ID} aria-labelledby={`${CHILDREN_ID}-title`}>
      <h3 id={`${CHILDREN_ID}-title`}>Child Recipients</h3>
      <p>This parent has no identifier, so its subsidiaries can’t be listed.</p>
    </section>
  );
}
const getListColumns = (
  columns: readonly DataColumn<ChildRecipient>[],
  periodLabel: string,
): readonly Column<ChildRecipient>[] =>
  columns.map(({ id, label, numeric, value, show = value }) => ({
    id,
    label,
    subtitle: id === 'amount' ? `(${periodLabel})` : undefined,
    numeric,
    sortable: id !== 'percent',
    width: columnWidths[id as keyof typeof columnWidths],
    render: show,
  }));
/** Renders the children of a parent with their amounts in the period. The API returns all children; they are sorted and paged here. */
export function Children({ record }: { record: RecipientOverview }) {
  const { name, total_transaction_amount: total } = record;
  const { year, day, periodPhrase } = useProfilePeriod();
  const hasCards = useMediaQuery(narrowerThan(mobileWidth));
  const { values, write } = useAddress(childrenAddress);
  const { sort, order } = values;
  const key = record.uei || record.duns;
  const query = useMemo(() => (key ? { key, year } : null), [key, year]);
  const answer = useAnswer(recipientChildren, query);
  const columns = useMemo(() => buildColumns(total, year), [total, year]);
  const sortedChildren = useMemo(
    () => sortRows(answer.value ?? [], (child) => child[sort], order),
    [answer.value, sort, order],
  );
  if (!key) return <NoChildren />;
  const periodLabel = profilePeriodLabel(year, day);
  const { page } = values;
  const goToPage = (newPage: number) => write({ page: newPage }, 'push');
  const rows = sortedChildren.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <div id={CHILDREN_ID} className="results-panel">
      <Panel
        title="Child Recipients"
        headingLevel={3}
        tabular
        answer={answer}
        rows={() => sortedChildren}
        columns={columns}
        file={`children-of-${key}-${year}`}
        view={`${periodLabel}, by ${columns.find((column) => column.id === sort)!.label} ${order === 'asc' ? 'ascending' : 'descending'}`}
        note={`The list includes the own records of ${name}. Percentages are shares of the parent’s total awarded amount.`}
        unit={`Transaction amounts (${periodLabel}), US dollars`}
        summary={(children) => formatSummary(children, total, periodPhrase)}
        emptyText="This parent has no child recipients on record."
        foot={
          rows.length > 0 && (
            <Pagination
              label="Child recipients: pages"
              page={page}
              pageSize={PAGE_SIZE}
              total={sortedChildren.length}
              onPage={goToPage}
            />
          )
        }
      >
        {() =>
          rows.length === 0 ? (
            <EmptyState title="No results found." action={<ToFirstPage onPage={goToPage} />}>
              <p>This page does not exist.</p>
            </EmptyState>
          ) : (
            <DataTable
              caption="Child Recipients"
              columns={getListColumns(columns, periodLabel)}
              rows={rows}
              rowKey={(child) => child.id || `${child.name} ${child.uei} ${child.duns}`}
              cards={hasCards}
              sort={{ id: sort, order }}
              onSort={(newSort, direction) =>
                write({ sort: newSort as ChildSort, order: direction, page: 1 }, 'push')
              }
              stale={answer.stale}
            />
          )
        }
      </Panel>
    </div>
  );
}
