import { useMemo } from 'react';
import { TablePanel, type TableColumn } from '@/blocks/panel';
import { date, plural } from '@/domain/format';
import type { IsoDay } from '@/domain/fiscal';
import { getDeadlines, overdueText } from '@/domain/submissions/deadlines';
import { fiscalPeriodTitle } from '@/domain/submissions/periods';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { sortRows } from '@/lib/sortRows';
import { submissionPeriods } from '@/services/references/endpoints';
import { submissionHistory, type PublicationEvent } from '@/services/reporting/endpoints';
import type { DetailSubject } from './detailKinds';
import { useView } from './useView';

const dateColumn = (
  id: string,
  label: string,
  getDate: (event: PublicationEvent) => IsoDay,
  deadline: IsoDay | undefined,
): TableColumn<PublicationEvent> => ({
  id,
  label,
  subtitle: `Deadline: ${date(deadline)}`,
  value: getDate,
  show: (event) => {
    const pastDueText = overdueText(getDate(event), deadline);
    return (
      <>
        <span className="submission-date">{date(getDate(event))}</span>
        {pastDueText && <small className="submission-note">{pastDueText}</small>}
      </>
    );
  },
  sortable: true,
  firstOrder: 'desc',
  width: 220,
});

/** Renders a table of all publications and certifications of a submission, sorted and paged in the browser. */
export function PublicationHistory({ subject }: { subject: DetailSubject }) {
  const { toptierCode, fy, period } = subject;
  const [view, onView] = useView('publication_date');
  const { value: periods } = useAnswer(submissionPeriods, EMPTY_QUERY);
  const answer = useAnswer(
    submissionHistory,
    useMemo(() => ({ toptierCode, fy, period }), [toptierCode, fy, period]),
  );
  const deadlines = useMemo(() => getDeadlines(periods ?? [], fy, period), [periods, fy, period]);
  const { sort, order, page, limit } = view;
  const getSortDate = ({ certified, published }: PublicationEvent) =>
    sort === 'certification_date' ? certified : published;
  const columns = [
    dateColumn(
      'publication_date',
      'Publication Dates',
      ({ published }) => published,
      deadlines?.publication,
    ),
    dateColumn(
      'certification_date',
      'Certification Dates',
      ({ certified }) => certified,
      deadlines?.certification,
    ),
  ];
  return (
    <TablePanel
      title="Publications and Certifications"
      headingLevel={3}
      answer={answer}
      rows={(events) =>
        sortRows(events, getSortDate, order).slice((page - 1) * limit, page * limit)
      }
      rowKey={({ published, certified }) => `${published} ${certified}`}
      columns={columns}
      tableView={view}
      onView={onView}
      total={answer.value?.length}
      hasNext={(events) => page * limit < events.length}
      unit={`Dates for ${fiscalPeriodTitle(fy, period)}`}
      file={`${toptierCode}-publications-${fy}-${period}`}
      summary={(events) => `Published ${plural(events.length, 'time')}.`}
      note="Published data appears on this site. In a certification, a senior official confirms that the data is right."
      emptyText="Nothing has been published for this period."
    />
  );
}
