import { useMemo } from 'react';
import { TablePanel, type TableColumn } from '@/blocks/panel';
import { date } from '@/domain/format';
import {
  fiscalYearWords,
  latestPeriodOfYear,
  type IsoDay,
  type SubmissionPeriod,
} from '@/domain/fiscal';
import { deadlinesOf, publicationWords } from '@/domain/submissions/deadlines';
import { periodName, publicationQuarters, type ChosenPeriod } from '@/domain/submissions/periods';
import { federalTotalOfYear, type AgencyPublications } from '@/domain/submissions/submission';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import { agencyPublications, publicationSort } from '@/services/reporting/endpoints';
import { agencyColumns, countWords, noAgency } from './agencyColumns';
import { useShares } from './useShares';
import type { StatisticsAddress } from './useStatisticsAddress';

const NONE: readonly SubmissionPeriod[] = [];

/** Returns the columns of a year, grouped by quarter. */
const periodColumns = (
  fy: number,
  periods: readonly SubmissionPeriod[],
  today: IsoDay,
): readonly TableColumn<AgencyPublications>[] =>
  publicationQuarters(fy).flatMap(({ label: group, periods: own }) =>
    own.flatMap((period): TableColumn<AgencyPublications>[] => {
      const of = (row: AgencyPublications) => row.periods.find((each) => each.period === period);
      const words = (row: AgencyPublications) => {
        const dates = of(row);
        return dates
          ? publicationWords(dates, deadlinesOf(periods, fy, period, dates.quarterly), today)
          : [];
      };
      return [
        {
          id: publicationSort(period),
          label: periodName(period),
          group,
          value: (row) => of(row)?.published ?? '',
          show: (row) => (
            <>
              <span className="submission-date">{date(of(row)?.published)}</span>
              {words(row).map((said) => (
                <small key={said} className="submission-note">
                  {said}
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
          value: (row) => of(row)?.certified ?? '',
          only: 'file',
        },
        {
          id: `deadlines_${period}`,
          label: `${periodName(period)} deadlines`,
          value: (row) => words(row).join('; '),
          only: 'file',
        },
      ];
    }),
  );

/** A table of the publication dates of every agency in a fiscal year. */
export function Publications({ at, chosen }: { at: StatisticsAddress; chosen: ChosenPeriod }) {
  const { term } = at;
  const fy = chosen.year;
  const today = useDataDay();
  const shown = at.viewOf('publications');
  const { sort, order, page, limit } = shown;
  const answer = useAnswer(
    agencyPublications,
    useMemo(() => ({ fy, term, sort, order, page, limit }), [fy, term, sort, order, page, limit]),
  );
  const of = answer.answered ?? { fy, term };
  const { share, problem } = useShares((totals) => federalTotalOfYear(totals, of.fy));
  const periods = at.periods.value ?? NONE;
  const { latestSubmissionDate = today } = latestPeriodOfYear(periods, of.fy, today) ?? {};
  const columns = useMemo(() => periodColumns(of.fy, periods, today), [of.fy, periods, today]);
  return (
    <TablePanel
      title={`Updates in FY ${of.fy}`}
      name="Updates"
      period={fiscalYearWords(of.fy, latestSubmissionDate)}
      answer={answer}
      rows={({ rows }) => rows}
      rowKey={({ toptierCode }) => toptierCode}
      columns={[...agencyColumns<AgencyPublications>(of.term, share, 190), ...columns]}
      shown={shown}
      onView={(changes) => at.changeView('publications', changes)}
      total={answer.value?.total}
      hasNext={({ hasNext }) => hasNext}
      unit="Shares of all federal budgetary resources, and days of publication"
      file={`publications-${of.fy}`}
      summary={(result) => `${countWords(result, of.term)}.`}
      note="“--” means not submitted. Dates are of the latest publication, “past due” if after the deadline. Agencies that report quarterly have dates only at the ends of quarters."
      emptyText={noAgency(term, `FY ${fy}`)}
      above={problem}
      minHeight={520}
    />
  );
}
