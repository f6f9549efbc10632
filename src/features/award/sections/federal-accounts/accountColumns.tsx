import type { TableColumn } from '@/blocks/panel';
import { agencyLink, renderLink } from '@/blocks/result-cells';
import { agencyName, money, textOrMissing, type Dollars } from '@/domain/format';
import { paths } from '@/domain/site/paths';
import type { FundingAccount } from '@/services/awards/flow';
import { percentOfTotal } from '../../percentOfTotal';

export const accountName = ({ title, code }: FundingAccount): string =>
  textOrMissing(title || code);

/** Returns the columns of the accounts that pay for an award. `total` is their combined obligations in dollars. */
export const accountColumns = (total: Dollars | null): readonly TableColumn<FundingAccount>[] => [
  {
    id: 'account',
    label: 'Federal Account',
    value: accountName,
    show: (row) =>
      renderLink(row.code ? paths.federalAccount(row.code) : undefined, accountName(row)),
    sortable: true,
    width: 320,
  },
  { id: 'account_code', label: 'Account number', value: ({ code }) => code, only: 'file' },
  {
    id: 'amount',
    label: 'Combined Obligated Amount',
    value: ({ obligated }) => obligated,
    show: ({ obligated }) => money(obligated),
    numeric: true,
    sortable: true,
  },
  {
    id: 'percent',
    label: 'Percent of Total',
    value: ({ obligated }) => percentOfTotal(obligated, total),
    numeric: true,
    sortable: true,
  },
  {
    id: 'agency',
    label: 'Funding Agency',
    value: ({ agency, agencyAbbreviation }) => agencyName(agency, agencyAbbreviation),
    show: ({ agency, agencyAbbreviation, agencySlug }) =>
      agencyLink(agencySlug || null, agencyName(agency, agencyAbbreviation)),
    width: 280,
  },
];
