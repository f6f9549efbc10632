import { useMemo } from 'react';
import { TablePanel, type TableColumn } from '@/blocks/panel';
import { plural } from '@/domain/format';
import type { SubmissionPeriod } from '@/domain/fiscal';
import { getDeadlines } from '@/domain/submissions/deadlines';
import { fiscalPeriodTitle, periodTitle } from '@/domain/submissions/periods';
import { formatShare, type PeriodSubmission } from '@/domain/submissions/submission';
import { useAddress, type Address } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';
import { EMPTY_QUERY, currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { submissionPeriods } from '@/services/references/endpoints';
import { submissionsOfAgency } from '@/services/reporting/endpoints';
import { Notices, unknownNotices, warning } from '@/ui/Notices';
import { DetailsModal } from '../details/DetailsModal';
import { parseDetail } from '../details/detailKinds';
import { statisticColumns } from '../details/statisticColumns';
import { periodsAddress, type PeriodSort } from './periodsAddress';

const NO_PERIODS: readonly SubmissionPeriod[] = [];
const formatPeriod = (row: PeriodSubmission): string =>
  fiscalPeriodTitle(row.fiscalYear, row.period);
const formatBudgetShare = (row: PeriodSubmission): string =>
  formatShare(row.budget, row.federalBudget);

const periodColumns: readonly TableColumn<PeriodSubmission>[] = [
  {
    id: 'fiscal_year',
    label: 'Reporting Period',
    value: ({ fiscalYear }) => fiscalYear,
    show: ({ fiscalYear, period }) => `FY ${fiscalYear}: ${periodTitle(period)}`,
    sortable: true,
    firstOrder: 'desc',
    width: 190,
  },
  {
    id: 'fiscal_period',
    label: 'Fiscal period',
    value: ({ period }) => period,
    only: 'file',
  },
  {
    id: 'percent_of_total_budgetary_resources',
    label: 'Percent of Total Federal Budget',
    value: formatBudgetShare,
    sortable: true,
    numeric: true,
    width: 120,
  },
  {
    id: 'current_total_budget_authority_amount',
    label: 'Budgetary resources',
    value: ({ budget }) => budget,
    only: 'file',
  },
  {
    id: 'total_budgetary_resources',
    label: 'Federal budgetary resources',
    value: ({ federalBudget }) => federalBudget,
    only: 'file',
  },
];

const missingPeriod = warning('The requested period is not on this page. Go to another page.');
const periodsSentence = (countText: string, latestRow: PeriodSubmission | undefined): string =>
  latestRow
    ? `${countText}. In the latest, ${formatPeriod(latestRow)}, the agency had ${formatBudgetShare(latestRow)} of the federal budget.`
    : `${countText}.`;

/** Returns the columns of the periods and the statistics. Each statistic opens its dialog. */
const useColumns = (write: Address<typeof periodsAddress>['write']) => {
  const today = useDataDay();
  const periods = useAnswer(submissionPeriods, EMPTY_QUERY).value ?? NO_PERIODS;
  return useMemo(
    () => [
      ...periodColumns,
      ...statisticColumns<PeriodSubmission>({
        getSubject: formatPeriod,
        getDeadlines: ({ fiscalYear, period }) => getDeadlines(periods, fiscalYear, period),
        today,
        onOpen: (kind, { fiscalYear, period }) =>
          write({ details: `${kind}-${fiscalYear}-${period}` }, 'replace'),
      }),
    ],
    [periods, today, write],
  );
};

/** Renders the submissions of one agency by period. */
export function AgencyPeriods({ toptierCode, agency }: { toptierCode: string; agency: string }) {
  const { values, refused, write } = useAddress(periodsAddress);
  const { sort, order, page, rows: limit, details } = values;
  const columns = useColumns(write);
  const answer = useAnswer(
    submissionsOfAgency,
    useMemo(
      () => ({ toptierCode, sort, order, page, limit }),
      [toptierCode, sort, order, page, limit],
    ),
  );
  const result = currentValue(answer);
  const requestedDetail = parseDetail(details);
  const row =
    requestedDetail &&
    result?.rows.find(
      ({ fiscalYear, period }) => `${fiscalYear}-${period}` === requestedDetail.subjectKey,
    );
  return (
    <>
      <Notices
        notices={[
          ...unknownNotices(refused),
          ...(requestedDetail && result && !row ? missingPeriod : []),
        ]}
      />
      <TablePanel
        title="Submissions by Period"
        answer={answer}
        rows={({ rows }) => rows}
        rowKey={formatPeriod}
        columns={columns}
        tableView={{ sort, order, page, limit }}
        onView={({ sort: by, limit: rows, ...changes }) =>
          write(
            {
              ...changes,
              ...(by && { sort: by as PeriodSort }),
              ...(rows && { rows }),
              details: '',
            },
            'replace',
          )
        }
        total={answer.value?.total}
        hasNext={({ hasNext }) => hasNext}
        unit="Shares of all federal budgetary resources, dates, counts, and obligations in US dollars"
        file={`${toptierCode}-submissions`}
        summary={({ total, rows }) =>
          periodsSentence(
            plural(total ?? rows.length, 'period'),
            sort === 'fiscal_year' && order === 'desc' && page === 1 ? rows[0] : undefined,
          )
        }
        note="“--” means not submitted or not applicable. Select a value for details."
        emptyText="This agency has not submitted any data yet."
        minHeight={520}
      />
      {requestedDetail && row && (
        <DetailsModal
          kind={requestedDetail.kind}
          subject={{ ...row, toptierCode, agency, fy: row.fiscalYear }}
          onClose={() => write({ details: '' }, 'replace')}
        />
      )}
    </>
  );
}
