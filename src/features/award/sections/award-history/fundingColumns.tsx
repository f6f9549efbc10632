import { dollarColumn, type TableColumn } from '@/blocks/panel';
import { agencyLink, awardLink, renderLink, LongText } from '@/blocks/result-cells';
import { submissionPeriod, type Submission } from '@/domain/awardHistory';
import { textOrMissing } from '@/domain/format';
import { paths } from '@/domain/site/paths';

type FundingColumn = TableColumn<Submission>;

const period: FundingColumn = {
  id: 'period',
  label: 'Submission Period',
  value: submissionPeriod,
  show: (row) => textOrMissing(submissionPeriod(row)),
  sortable: true,
  firstOrder: 'desc',
  width: 112,
};
const award: FundingColumn = {
  id: 'award',
  label: 'Award ID',
  value: (row) => row.awardNumber,
  show: (row) => awardLink(row.awardId || null, textOrMissing(row.awardNumber)),
  sortable: true,
  width: 130,
};
const account = (label: string): FundingColumn => ({
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
const symbol: FundingColumn = {
  id: 'symbol',
  label: 'Treasury Account Symbol',
  value: (row) => row.symbol,
  show: (row) => textOrMissing(row.symbol),
  width: 170,
};
const agency = (side: 'funding' | 'awarding', label: string): FundingColumn => ({
  id: `${side}Agency`,
  label,
  value: (row) => row[`${side}Agency`],
  show: (row) => agencyLink(row[`${side}Slug`] || null, textOrMissing(row[`${side}Agency`])),
  sortable: true,
  width: 138,
});
const fundingAgency = agency('funding', 'Funding Agency');
const awardingAgency = agency('awarding', 'Awarding Agency');
const defCode: FundingColumn = {
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
const amount = (id: 'obligated' | 'outlayed', label: string) =>
  dollarColumn<Submission>(id, label, (row) => row[id], { sortable: true, width: 132 });
const sums = [
  textColumn('programActivity', 'Program Activity'),
  textColumn('objectClass', 'Object Class'),
  amount('obligated', 'Funding Obligated'),
  amount('outlayed', 'Outlayed Amount (Beginning of FY to Period End)'),
];

/** Columns of what agencies reported about an award, in order (pages document §15.15). The TAS column tells similar rows apart. */
export const fundingColumns: readonly FundingColumn[] = [
  period,
  account('Federal Account'),
  symbol,
  fundingAgency,
  awardingAgency,
  defCode,
  ...sums,
];
/** The same columns for an IDV with its orders. The API cannot sort these by awarding agency. */
export const vehicleFundingColumns: readonly FundingColumn[] = [
  period,
  award,
  fundingAgency,
  { ...awardingAgency, sortable: false },
  defCode,
  account('Federal Account Name'),
  symbol,
  ...sums,
];
