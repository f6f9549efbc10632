import type { ReactNode } from 'react';
import type { TableColumn } from '@/blocks/panel';
import { count, date, MISSING, money } from '@/domain/format';
import type { IsoDay } from '@/domain/fiscal';
import { certificationWords, type Deadlines } from '@/domain/submissions/deadlines';
import type { SubmissionFigures } from '@/domain/submissions/submission';
import { DetailButton } from './DetailButton';
import { detailTitles, type DetailKind } from './detailKinds';

export interface StatisticColumns<R> {
  /** Returns the subject of a row for the accessible labels of its buttons. */
  nameOf: (row: R) => string;
  deadlinesOf: (row: R) => Deadlines | undefined;
  today: IsoDay;
  onOpen: (kind: DetailKind, row: R) => void;
}

/** Returns the statistic columns that both tables share. A value opens its dialog; missing submissions have none. */
export const statisticColumns = <R extends SubmissionFigures>({
  nameOf,
  deadlinesOf,
  today,
  onOpen,
}: StatisticColumns<R>): readonly TableColumn<R>[] => {
  const opened = (kind: DetailKind, row: R, known: boolean, words: string): ReactNode =>
    known ? (
      <DetailButton
        value={words}
        of={`${detailTitles[kind]}, ${nameOf(row)}`}
        onOpen={() => onOpen(kind, row)}
      />
    ) : (
      MISSING
    );
  const certification = (row: R) => certificationWords(row, deadlinesOf(row), today);
  const counted = (
    id: string,
    label: string,
    kind: DetailKind,
    valueOf: (row: R) => number | null,
    width: number,
  ): TableColumn<R> => ({
    id,
    label,
    value: valueOf,
    show: (row) => opened(kind, row, valueOf(row) !== null, count(valueOf(row))),
    sortable: true,
    numeric: true,
    width,
  });
  return [
    {
      id: 'recent_publication_date',
      label: 'Most Recent Update',
      value: ({ published }) => published,
      show: (row) => (
        <>
          {opened('publications', row, row.published !== '', date(row.published))}
          {row.published && <small className="submission-note">{certification(row)}</small>}
        </>
      ),
      sortable: true,
      firstOrder: 'desc',
      width: 150,
    },
    { id: 'certification', label: 'Certification', value: certification, only: 'file' },
    counted(
      'missing_tas_accounts_count',
      'Number of TASs Missing from Account Balance Data',
      'missing',
      ({ missingSymbols }) => missingSymbols,
      150,
    ),
    {
      id: 'obligation_difference',
      label: 'Reporting Difference in Obligations',
      value: ({ obligationDifference }) => obligationDifference,
      show: (row) =>
        opened(
          'differences',
          row,
          row.obligationDifference !== null,
          money(row.obligationDifference, 2),
        ),
      sortable: true,
      numeric: true,
      width: 175,
    },
    counted(
      'unlinked_contract_award_count',
      'Number of Unlinked Contract Awards',
      'contracts',
      ({ unlinkedContracts }) => unlinkedContracts,
      125,
    ),
    counted(
      'unlinked_assistance_award_count',
      'Number of Unlinked Assistance Awards',
      'assistance',
      ({ unlinkedAssistance }) => unlinkedAssistance,
      125,
    ),
    {
      id: 'agency_comments',
      label: 'Agency Comments',
      value: ({ statement }) => statement,
      only: 'file',
    },
  ];
};
