import { dollarColumn, type TableColumn } from '@/blocks/panel';
import {
  agencyLink,
  awardLink,
  renderDay,
  renderDescription,
  recipientLink,
} from '@/blocks/result-cells';
import type { AwardGroupKey } from '@/domain/codes/awardTypes';
import { MISSING, recipientName, textOrMissing } from '@/domain/format';
import type { ResultField, ResultRow } from '@/services/search/results';

interface AwardColumn extends TableColumn<ResultRow> {
  field: ResultField;
}
const dateColumn = (
  id: 'start' | 'end',
  label: string,
  field: 'startDate' | 'endDate' | 'lastDateToOrder' | 'issuedDate',
): AwardColumn => ({
  id,
  label,
  field,
  value: (row) => row[field],
  show: (row) => renderDay(row[field], row),
  sortable: true,
  firstOrder: 'desc',
  width: 112,
});
const amountColumn = (
  id: 'amount' | 'face',
  label: string,
  field: 'obligations' | 'subsidyCost' | 'faceValue',
): AwardColumn => ({
  ...dollarColumn<ResultRow>(id, label, (row) => row[field], { sortable: true, width: 160 }),
  field,
});
/** Returns the columns of a tab. They are the default columns of Advanced Search. */
export const getAwardColumns = (tab: AwardGroupKey): readonly AwardColumn[] => [
  {
    id: 'award',
    label: 'Prime Award ID',
    field: 'awardId',
    value: (row) => row.awardId ?? row.generatedId,
    show: (row) => awardLink(row.generatedId, row.awardId ?? row.generatedId ?? MISSING),
    sortable: true,
    width: 150,
  },
  {
    id: 'recipient',
    label: 'Recipient Name',
    field: 'recipientName',
    value: (row) => recipientName(row.recipientName),
    show: (row) => recipientLink(row.recipientId, recipientName(row.recipientName)),
    sortable: true,
    width: 190,
  },
  ...(tab === 'loans'
    ? [
        amountColumn('amount', 'Original Subsidy Cost', 'subsidyCost'),
        amountColumn('face', 'Face Value of Loan', 'faceValue'),
      ]
    : [
        amountColumn(
          'amount',
          tab === 'idvs' ? 'Total Obligations to Date' : 'Obligations',
          'obligations',
        ),
      ]),
  {
    id: 'description',
    label: 'Award Description',
    field: 'description',
    value: (row) => row.description,
    show: (row) => renderDescription(row.description, row),
    sortable: true,
    width: 230,
  },
  {
    id: 'agency',
    label: 'Awarding Agency',
    field: 'awardingAgency',
    value: (row) => row.awardingAgency,
    show: (row) => agencyLink(row.agencySlug, textOrMissing(row.awardingAgency)),
    sortable: true,
    width: 170,
  },
  ...(tab === 'loans'
    ? [dateColumn('start', 'Issued Date', 'issuedDate')]
    : [
        dateColumn('start', 'Period of Performance Start', 'startDate'),
        tab === 'idvs'
          ? dateColumn('end', 'Ordering Period End Date', 'lastDateToOrder')
          : dateColumn('end', 'Period of Performance End', 'endDate'),
      ]),
];
