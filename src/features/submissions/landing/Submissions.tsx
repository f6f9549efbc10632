import { useMemo } from 'react';
import { TablePanel } from '@/blocks/panel';
import { agencyTitle } from '@/domain/agencies/listedAgency';
import { getDeadlines } from '@/domain/submissions/deadlines';
import { fiscalPeriodTitle, type ChosenPeriod } from '@/domain/submissions/periods';
import {
  getFederalTotal,
  DEFAULT_SORT,
  type AgencySubmission,
} from '@/domain/submissions/submission';
import { useDataDay } from '@/lib/dataDay';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { agencySubmissions } from '@/services/reporting/endpoints';
import { Notices, warning } from '@/ui/Notices';
import { DetailsModal } from '../details/DetailsModal';
import { parseDetail, type DetailSubject } from '../details/detailKinds';
import { statisticColumns } from '../details/statisticColumns';
import { agencyColumns, formatAgencyCount, getNoAgencyText } from './agencyColumns';
import { useShares } from './useShares';
import type { StatisticsAddress } from './useStatisticsAddress';

const missingAgencyNotices = warning(
  'The requested agency is not on this page of the table. Search for it by name.',
);

/** Renders a table of the submissions of all agencies in one period. */
export function Submissions({
  address,
  chosen,
}: {
  address: StatisticsAddress;
  chosen: ChosenPeriod;
}) {
  const { term, details, open } = address;
  const { year: fy, period } = chosen;
  const today = useDataDay();
  const view = address.getView('submissions');
  const { sort, order, page, limit } = view;
  const answer = useAnswer(
    agencySubmissions,
    useMemo(
      () => ({ fy, period, term, sort, order, page, limit }),
      [fy, period, term, sort, order, page, limit],
    ),
  );
  const currentSubmissions = currentValue(answer);
  // Until the new result has loaded, the previous one keeps its own labels.
  const loadedQuery = answer.answered ?? { fy, period, term };
  const { share, problem } = useShares((totals) =>
    getFederalTotal(totals, loadedQuery.fy, loadedQuery.period),
  );
  const deadlines = useMemo(
    () => getDeadlines(address.periods.value ?? [], loadedQuery.fy, loadedQuery.period),
    [address.periods.value, loadedQuery.fy, loadedQuery.period],
  );
  const periodLabel = fiscalPeriodTitle(loadedQuery.fy, loadedQuery.period);
  const requestedDetail = parseDetail(details);
  const row =
    requestedDetail &&
    currentSubmissions?.rows.find(({ toptierCode }) => toptierCode === requestedDetail.subjectKey);
  const subject: DetailSubject | undefined = row && { ...row, agency: row.name, fy, period };
  return (
    <>
      {requestedDetail && currentSubmissions && !row && <Notices notices={missingAgencyNotices} />}
      <TablePanel
        title={`Submissions for ${periodLabel}`}
        period={periodLabel}
        name="Submissions"
        answer={answer}
        rows={({ rows }) => rows}
        rowKey={({ toptierCode }) => toptierCode}
        columns={[
          ...agencyColumns<AgencySubmission>(loadedQuery.term, share, 270),
          ...statisticColumns<AgencySubmission>({
            getSubject: agencyTitle,
            getDeadlines: () => deadlines,
            today,
            onOpen: (kind, { toptierCode }) => open(`${kind}-${toptierCode}`),
          }),
        ]}
        tableView={view}
        onView={(changes) => address.changeView('submissions', changes)}
        total={answer.value?.total}
        hasNext={({ hasNext }) => hasNext}
        unit="Shares of federal budgetary resources in percent, dates, counts, and obligations in US dollars"
        file={`submissions-${loadedQuery.fy}-${loadedQuery.period}`}
        summary={(result) => {
          const countText = formatAgencyCount(result, loadedQuery.term);
          const [first] = result.rows;
          const isLargestFirst = sort === DEFAULT_SORT.field && order === 'desc' && page === 1;
          return first && isLargestFirst
            ? `${countText}. ${first.name} has the largest share of the federal budget up to ${periodLabel}, ${share(first.budget)}.`
            : `${countText}.`;
        }}
        note="“--” means not submitted or not applicable. Select a value for details."
        emptyText={getNoAgencyText(term, fiscalPeriodTitle(fy, period))}
        above={problem}
        minHeight={520}
      />
      {requestedDetail && subject && (
        <DetailsModal kind={requestedDetail.kind} subject={subject} onClose={() => open('')} />
      )}
    </>
  );
}
