import { useMemo } from 'react';
import { TablePanel, type TableColumn } from '@/blocks/panel';
import { date } from '@/domain/format';
import {
  fiscalYearLabel,
  latestPeriodOfYear,
  type IsoDay,
  type SubmissionPeriod,
} from '@/domain/fiscal';
import { getDeadlines, publicationProblems } from '@/domain/submissions/deadlines';
import { periodName, publicationQuarters, type ChosenPeriod } from '@/domain/submissions/periods';
import { getYearFederalTotal, type AgencyPublications } from '@/domain/submissions/submission';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { agencyPublications, publicationSort } from '@/services/reporting/endpoints';
import { agencyColumns, formatAgencyCount, getNoAgencyText } from './agencyColumns';
import { useShares } from './useShares';
import type { StatisticsAddress } from './useStatisticsAddress';

const NO_PERIODS: readonly SubmissionPeriod[] = [];

/** Returns the columns of the periods of a fiscal year, grouped by quarter. */
const periodColumns = (
  fy: number,
  periods: readonly SubmissionPeriod[],
  today: IsoDay,
): readonly TableColumn<AgencyPublications>[] =>
  publicationQuarters(fy).flatMap(({ label: group, periods: quarterPeriods }) =>
    quarterPeriods.flatMap((period): TableColumn<AgencyPublications>[] => {
      const findDates = (row: AgencyPublications) =>
        row.periods.find((periodDates) => periodDates.period === period);
      const formatNotes = (row: AgencyPublications) => {
        const dates = findDates(row);
        return dates
          ? publicationProblems(dates, getDeadlines(periods, fy, period, dates.quarterly), today)
          : [];
      };
      return [
        {
          id: publicationSort(period),
          label: periodName(period),
          group,
          value: (row) => findDates(row)?.published ?? '',
          show: (row) => (
            <>
              <span className="submission-date">{date(findDates(row)?.published)}</span>
              {formatNotes(row).map((note) => (
                <small key={note} className="submission-note">
                  {note}
                </small>
              ))}
            </>
          ),
          sortable: true,
          firstOrder: 'desc',
          width: 84,
        },
        {
          id: `certification_date_${period}`,
          label: `${periodName(period)} certified`,
          value: (row) => findDates(row)?.certified ?? '',
          only: 'file',
        },
        {
          id: `deadlines_${period}`,
          label: `${periodName(period)} deadlines`,
          value: (row) => formatNotes(row).join('; '),
          only: 'file',
        },
      ];
    }),
  );

/** Renders a table of the publication dates of every agency in a fiscal year. */
export function Publications({
  address,
  chosen,
}: {
  address: StatisticsAddress;
  chosen: ChosenPeriod;
}) {
  const { term } = address;
  const fy = chosen.year;
  const today = useDataDay();
  const view = address.getView('publications');
  const { sort, order, page, limit } = view;
  const answer = useAnswer(
    agencyPublications,
    useMemo(() => ({ fy, term, sort, order, page, limit }), [fy, term, sort, order, page, limit]),
  );
  const loadedQuery = answer.answered ?? { fy, term };
  const { share, problem } = useShares((totals) => getYearFederalTotal(totals, loadedQuery.fy));
  const periods = address.periods.value ?? NO_PERIODS;
  const { latestSubmissionDate = today } = latestPeriodOfYear(periods, loadedQuery.fy, today) ?? {};
  const columns = useMemo(
    () => periodColumns(loadedQuery.fy, periods, today),
    [loadedQuery.fy, periods, today],
  );
  return (
    <TablePanel
      title={`Updates in FY ${loadedQuery.fy}`}
      name="Updates"
      period={fiscalYearLabel(loadedQuery.fy, latestSubmissionDate)}
      answer={answer}
      rows={({ rows }) => rows}
      rowKey={({ toptierCode }) => toptierCode}
      columns={[...agencyColumns<AgencyPublications>(loadedQuery.term, share, 190), ...columns]}
      tableView={view}
      onView={(changes) => address.changeView('publications', changes)}
      total={answer.value?.total}
      hasNext={({ hasNext }) => hasNext}
      unit="Shares of all federal budgetary resources, and publication dates"
      file={`publications-${loadedQuery.fy}`}
      summary={(result) => `${formatAgencyCount(result, loadedQuery.term)}.`}
      note="“--” means not submitted. Dates are of the latest publication. “Past due” means after the deadline. Agencies that report quarterly have dates only at the ends of quarters."
      emptyText={getNoAgencyText(term, `FY ${fy}`)}
      above={problem}
      minHeight={520}
    />
  );
}
