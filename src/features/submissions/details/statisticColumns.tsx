import type { ReactNode } from 'react';
import type { TableColumn } from '@/blocks/panel';
import { count, date, MISSING, money } from '@/domain/format';
import type { IsoDay } from '@/domain/fiscal';
import { certificationStatus, type Deadlines } from '@/domain/submissions/deadlines';
import type { SubmissionFigures } from '@/domain/submissions/submission';
import { DetailButton } from './DetailButton';
import { detailTitles, type DetailKind } from './detailKinds';

export interface StatisticOptions<R> {
  /** Returns the subject of a row for the accessible labels of its buttons. */
  getSubject: (row: R) => string;
  getDeadlines: (row: R) => Deadlines | undefined;
  today: IsoDay;
  onOpen: (kind: DetailKind, row: R) => void;
}

const renderDetail = <R,>(
  { getSubject, onOpen }: StatisticOptions<R>,
  kind: DetailKind,
  row: R,
  text: string | null,
): ReactNode =>
  text === null ? (
    MISSING
  ) : (
    <DetailButton
      value={text}
      subject={`${detailTitles[kind]}, ${getSubject(row)}`}
      onOpen={() => onOpen(kind, row)}
    />
  );
const numberColumn = <R,>(
  options: StatisticOptions<R>,
  kind: DetailKind,
  getValue: (row: R) => number | null,
  column: Pick<TableColumn<R>, 'id' | 'label' | 'width'>,
  format: (value: number) => string = count,
): TableColumn<R> => ({
  ...column,
  value: getValue,
  show: (row) => {
    const value = getValue(row);
    return renderDetail(options, kind, row, value === null ? null : format(value));
  },
  sortable: true,
  numeric: true,
});
/** Returns the columns that both tables share. A value opens its dialog. */
export const statisticColumns = <R extends SubmissionFigures>(
  options: StatisticOptions<R>,
): readonly TableColumn<R>[] => {
  const formatCertification = (row: R) =>
    certificationStatus(row, options.getDeadlines(row), options.today);
  return [
    {
      id: 'recent_publication_date',
      label: 'Most Recent Update',
      value: ({ published }) => published,
      show: (row) => (
        <>
          {renderDetail(options, 'publications', row, row.published ? date(row.published) : null)}
          {row.published && <small className="submission-note">{formatCertification(row)}</small>}
        </>
      ),
      sortable: true,
      firstOrder: 'desc',
      width: 150,
    },
    { id: 'certification', label: 'Certification', value: formatCertification, only: 'file' },
    numberColumn(options, 'missing', ({ missingSymbols }) => missingSymbols, {
      id: 'missing_tas_accounts_count',
      label: 'Number of TASs Missing from Account Balance Data',
      width: 150,
    }),
    numberColumn(
      options,
      'differences',
      ({ obligationDifference }) => obligationDifference,
      {
        id: 'obligation_difference',
        label: 'Reporting Difference in Obligations',
        width: 175,
      },
      (difference) => money(difference, 2),
    ),
    numberColumn(options, 'contracts', ({ unlinkedContracts }) => unlinkedContracts, {
      id: 'unlinked_contract_award_count',
      label: 'Number of Unlinked Contract Awards',
      width: 125,
    }),
    numberColumn(options, 'assistance', ({ unlinkedAssistance }) => unlinkedAssistance, {
      id: 'unlinked_assistance_award_count',
      label: 'Number of Unlinked Assistance Awards',
      width: 125,
    }),
    {
      id: 'agency_comments',
      label: 'Agency Comments',
      value: ({ statement }) => statement,
      only: 'file',
    },
  ];
};
