import { dollarColumn, type TableColumn } from '@/blocks/panel';
import { agencyLink, awardLink, renderLink, LongText } from '@/blocks/result-cells';
import { submissionPeriodLabel, type Submission } from '@/domain/awardHistory';
import { textOrMissing } from '@/domain/format';
import { paths } from '@/domain/site/paths';

type FundingColumn = TableColumn<Submission>;

const periodColumn: FundingColumn = {
  id: 'period',
  label: 'Submission Period',
  value: submissionPeriodLabel,
  show: (row) => textOrMissing(submissionPeriodLabel(row)),
  sortable: true,
  firstOrder: 'desc',
  width: 112,
};
const awardColumn: FundingColumn = {
  id: 'award',
  label: 'Award ID',
  value: (row) => row.awardNumber,
  show: (row) => awardLink(row.awardId || null, textOrMissing(row.awardNumber)),
  sortable: true,
  width: 130,
};
const accountColumn = (label: string): FundingColumn => ({
  id: 'account',
  label,
  value: (row) => row.accountTitle,
  show: (row) =>
    renderLink(
      row.account ? paths.federalAccount(row.account, row.fiscalYear ?? '') : undefined,
      textOrMissing(row.accountTitle),
    ),
  sortable: true,
  width: 165,
});
const symbolColumn: FundingColumn = {
  id: 'symbol',
  label: 'Treasury Account Symbol',
  value: (row) => row.symbol,
  show: (row) => textOrMissing(row.symbol),
  width: 170,
};
const agencyColumn = (side: 'funding' | 'awarding', label: string): FundingColumn => ({
  id: `${side}Agency`,
  label,
  value: (row) => row[`${side}Agency`],
  show: (row) => agencyLink(row[`${side}Slug`] || null, textOrMissing(row[`${side}Agency`])),
  sortable: true,
  width: 138,
});
const fundingAgencyColumn = agencyColumn('funding', 'Funding Agency');
const awardingAgencyColumn = agencyColumn('awarding', 'Awarding Agency');
const defCodeColumn: FundingColumn = {
  id: 'defCode',
  label: 'DEFC',
  value: (row) => row.defCode,
  show: (row) => textOrMissing(row.defCode),
  sortable: true,
  width: 64,
};
const textColumn = (id: 'programActivity' | 'objectClass', label: string): FundingColumn => ({
  id,
  label,
  value: (row) => row[id],
  show: (row) => <LongText text={textOrMissing(row[id])} />,
  sortable: true,
  width: 150,
});
const amountColumn = (id: 'obligated' | 'outlayed', label: string) =>
  dollarColumn<Submission>(id, label, (row) => row[id], { sortable: true, width: 132 });
const detailColumns = [
  textColumn('programActivity', 'Program Activity'),
  textColumn('objectClass', 'Object Class'),
  amountColumn('obligated', 'Funding Obligated'),
  amountColumn('outlayed', 'Outlayed Amount (Beginning of FY to Period End)'),
];

/** Columns of what agencies reported about an award, in order (pages document §15.15). The TAS column tells similar rows apart. */
export const fundingColumns: readonly FundingColumn[] = [
  periodColumn,
  accountColumn('Federal Account'),
  symbolColumn,
  fundingAgencyColumn,
  awardingAgencyColumn,
  defCodeColumn,
  ...detailColumns,
];
/** Columns for an IDV with its orders, which include the award ID. The API cannot sort these rows by awarding agency. */
export const vehicleFundingColumns: readonly FundingColumn[] = [
  periodColumn,
  awardColumn,
  fundingAgencyColumn,
  { ...awardingAgencyColumn, sortable: false },
  defCodeColumn,
  accountColumn('Federal Account Name'),
  symbolColumn,
  ...detailColumns,
];
