import { useMemo } from 'react';
import { TablePanel } from '@/blocks/panel';
import { agencyTitle } from '@/domain/agencies/listedAgency';
import { deadlinesOf } from '@/domain/submissions/deadlines';
import { periodOfYear, type ChosenPeriod } from '@/domain/submissions/periods';
import { federalTotalOf, FIRST_SORT, type AgencySubmission } from '@/domain/submissions/submission';
import { useDataDay } from '@/lib/dataDay';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { agencySubmissions } from '@/services/reporting/endpoints';
import { Notices } from '@/ui/Notices';
import { DetailsModal } from '../details/DetailsModal';
import { detailAsked, type DetailSubject } from '../details/detailKinds';
import { statisticColumns } from '../details/statisticColumns';
import { agencyColumns, countWords, noAgency } from './agencyColumns';
import { useShares } from './useShares';
import type { StatisticsAddress } from './useStatisticsAddress';

/** A table of the submissions of all agencies in one period. */
export function Submissions({ at, chosen }: { at: StatisticsAddress; chosen: ChosenPeriod }) {
  const { term, details, open } = at;
  const { year: fy, period } = chosen;
  const today = useDataDay();
  const shown = at.viewOf('submissions');
  const { sort, order, page, limit } = shown;
  const answer = useAnswer(
    agencySubmissions,
    useMemo(
      () => ({ fy, period, term, sort, order, page, limit }),
      [fy, period, term, sort, order, page, limit],
    ),
  );
  const found = currentValue(answer);
  // Until the new result has loaded, the previous one keeps its own labels.
  const of = answer.answered ?? { fy, period, term };
  const { share, problem } = useShares((totals) => federalTotalOf(totals, of.fy, of.period));
  const deadlines = useMemo(
    () => deadlinesOf(at.periods.value ?? [], of.fy, of.period),
    [at.periods.value, of.fy, of.period],
  );
  const name = periodOfYear(of.fy, of.period);
  const asked = detailAsked(details);
  const row = asked && found?.rows.find(({ toptierCode }) => toptierCode === asked.of);
  const subject: DetailSubject | undefined = row && { ...row, agency: row.name, fy, period };
  return (
    <>
      {asked && found && !row && (
        <Notices
          notices={[
            { kind: 'warning', text: 'The requested agency is not on this page of the table.' },
          ]}
        />
      )}
      <TablePanel
        title={`Submissions for ${name}`}
        period={name}
        name="Submissions"
        answer={answer}
        rows={({ rows }) => rows}
        rowKey={({ toptierCode }) => toptierCode}
        columns={[
          ...agencyColumns<AgencySubmission>(of.term, share, 270),
          ...statisticColumns<AgencySubmission>({
            nameOf: agencyTitle,
            deadlinesOf: () => deadlines,
            today,
            onOpen: (kind, { toptierCode }) => open(`${kind}-${toptierCode}`),
          }),
        ]}
        shown={shown}
        onView={(changes) => at.changeView('submissions', changes)}
        total={answer.value?.total}
        hasNext={({ hasNext }) => hasNext}
        unit="Shares of all federal budgetary resources, days, numbers, and obligations in US dollars"
        file={`submissions-${of.fy}-${of.period}`}
        summary={(result) => {
          const counted = countWords(result, of.term);
          const [first] = result.rows;
          const startsWithLargest = sort === FIRST_SORT.field && order === 'desc' && page === 1;
          return first && startsWithLargest
            ? `${counted}; ${first.name} has the largest share of the federal budget up to ${name}, ${share(first.budget)}.`
            : `${counted}.`;
        }}
        note="“--” means not submitted or not applicable. Select a value for details."
        emptyText={noAgency(term, periodOfYear(fy, period))}
        above={problem}
        minHeight={520}
      />
      {asked && subject && (
        <DetailsModal kind={asked.kind} subject={subject} onClose={() => open('')} />
      )}
    </>
  );
}
