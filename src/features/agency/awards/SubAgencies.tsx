import { useMemo } from 'react';
import { dollarColumn, TablePanel, type TableColumn, type TableView } from '@/blocks/panel';
import type { SubAgency } from '@/domain/agencies/agencyProfile';
import { count, money, plural, profileMoney, textOrMissing } from '@/domain/format';
import { sortRows } from '@/lib/sortRows';
import { useAnswer } from '@/lib/requests/useAnswer';
import { subAgencies, type SubAgencySort } from '@/services/agencies/endpoints';
import type { AgencyInYear } from '../agencyYear';
import { getAwardCodes, type AwardTab } from './awardTables';

function Offices({ subagency: { row, offices } }: { subagency: SubAgency }) {
  return (
    <details className="offices">
      <summary>
        {plural(offices.length, 'Office')}
        <span className="usa-sr-only"> of {row.name}</span>
      </summary>
      <ul>
        {offices.map(({ code, row: office }) => (
          <li key={`${code} ${office.name}`}>
            <strong>
              {textOrMissing(office.name)} ({textOrMissing(code)})
            </strong>{' '}
            {money(office.totalObligations, 2)} obligated · {count(office.transactionCount)}{' '}
            transactions · {count(office.newAwardCount)} new awards
          </li>
        ))}
      </ul>
    </details>
  );
}
const countColumn = (
  id: string,
  label: string,
  value: (agency: SubAgency) => number | null,
): TableColumn<SubAgency> => ({
  id,
  label,
  value,
  show: (agency) => count(value(agency)),
  numeric: true,
  sortable: true,
});
const columns: readonly TableColumn<SubAgency>[] = [
  {
    id: 'name',
    label: 'Sub-Agency Name',
    value: ({ row }) => row.name,
    show: (agency) => (
      <>
        {textOrMissing(agency.row.name)}
        {agency.offices.length > 0 && <Offices subagency={agency} />}
      </>
    ),
    sortable: true,
    width: 380,
  },
  dollarColumn<SubAgency>(
    'total_obligations',
    'Award Obligations',
    ({ row }) => row.totalObligations,
    { sortable: true },
  ),
  countColumn('transaction_count', 'Number of Transactions', ({ row }) => row.transactionCount),
  countColumn('new_award_count', 'Number of New Awards', ({ row }) => row.newAwardCount),
];

interface SubAgenciesProps {
  record: AgencyInYear;
  tab: AwardTab;
  label: string;
  tableView: TableView;
  onView: (changes: Partial<TableView>) => void;
}
/** Renders a page of the agency's subagencies with their award spending in the year. Each subagency lists its offices. */
export function SubAgencies({ record, tab, label, ...table }: SubAgenciesProps) {
  const { agency, fy, query: yearQuery, awardYear } = record;
  const { sort, order, page, limit } = table.tableView;
  const query = useMemo(
    () => ({
      ...yearQuery,
      codes: getAwardCodes(tab),
      sort: sort as SubAgencySort,
      order,
      page,
      limit,
    }),
    [yearQuery, tab, sort, order, page, limit],
  );
  const answer = useAnswer(subAgencies, query);
  return (
    <TablePanel
      {...table}
      title="Award Spending by Sub-Agency"
      headingLevel={3}
      answer={answer}
      rows={({ rows }) => rows}
      rowKey={({ row }) => row.name}
      columns={columns}
      total={answer.value?.total}
      hasNext={({ hasNext }) => hasNext}
      unit={`${label}: obligations in US dollars, counts of transactions and new awards`}
      period={awardYear}
      file={`${agency.slug || agency.toptierCode}-sub-agencies-${tab.replace('_', '-')}-${fy}`}
      summary={({ rows }) => {
        const largestAgency = sortRows(rows, ({ row }) => row.totalObligations, 'desc')[0];
        return typeof largestAgency?.row.totalObligations === 'number'
          ? `${largestAgency.row.name} obligated ${profileMoney(largestAgency.row.totalObligations)} in ${awardYear}, the most on this page.`
          : undefined;
      }}
      note="Based on awards, grouped by the subagency and the office that made them."
      emptyText={`No subagency made awards of this type in FY ${fy}. Try another award type or fiscal year.`}
      minHeight={320}
    />
  );
}
