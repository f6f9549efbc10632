import { useMemo } from 'react';
import { TablePanel, type TableColumn } from '@/blocks/panel';
import { date, plural } from '@/domain/format';
import type { IsoDay } from '@/domain/fiscal';
import { deadlinesOf, pastWords } from '@/domain/submissions/deadlines';
import { periodOfYear } from '@/domain/submissions/periods';
import { useAnswer } from '@/lib/requests/useAnswer';
import { sortedBy } from '@/lib/sortedBy';
import { submissionPeriods } from '@/services/references/endpoints';
import { submissionHistory, type PublicationEvent } from '@/services/reporting/endpoints';
import type { DetailSubject } from './detailKinds';
import { useView } from './useView';

const ALL = {};

const dated = (
  id: string,
  label: string,
  valueOf: (event: PublicationEvent) => IsoDay,
  deadline: IsoDay | undefined,
): TableColumn<PublicationEvent> => ({
  id,
  label,
  subtitle: `Deadline: ${date(deadline)}`,
  value: valueOf,
  show: (event) => {
    const past = pastWords(valueOf(event), deadline);
    return (
      <>
        <span className="submission-date">{date(valueOf(event))}</span>
        {past && <small className="submission-note">{past}</small>}
      </>
    );
  },
  sortable: true,
  firstOrder: 'desc',
  width: 220,
});

/** A table of all publications and certifications of a submission, sorted and paged in the browser. */
export function PublicationHistory({ subject }: { subject: DetailSubject }) {
  const { toptierCode, fy, period } = subject;
  const [shown, onView] = useView('publication_date');
  const { value: periods } = useAnswer(submissionPeriods, ALL);
  const answer = useAnswer(
    submissionHistory,
    useMemo(() => ({ toptierCode, fy, period }), [toptierCode, fy, period]),
  );
  const deadlines = useMemo(() => deadlinesOf(periods ?? [], fy, period), [periods, fy, period]);
  const { sort, order, page, limit } = shown;
  const dayOf = ({ certified, published }: PublicationEvent) =>
    sort === 'certification_date' ? certified : published;
  const columns = [
    dated(
      'publication_date',
      'Publication Dates',
      ({ published }) => published,
      deadlines?.publication,
    ),
    dated(
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
      rows={(events) => sortedBy(events, dayOf, order).slice((page - 1) * limit, page * limit)}
      rowKey={({ published, certified }) => `${published} ${certified}`}
      columns={columns}
      shown={shown}
      onView={onView}
      total={answer.value?.length}
      hasNext={(events) => page * limit < events.length}
      unit={`Days of ${periodOfYear(fy, period)}`}
      file={`${toptierCode}-publications-${fy}-${period}`}
      summary={(events) => `Published ${plural(events.length, 'time')}.`}
      note="Published data appears on this site. With a certification, a senior official of the agency confirms it."
      emptyText="Nothing has been published for this period."
    />
  );
}
