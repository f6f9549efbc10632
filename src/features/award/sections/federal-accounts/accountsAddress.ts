import { choice, integer } from '@/lib/url/address';

/** The address parameters of the federal accounts of an award. */
export const accountsAddress = {
  accounts: choice<'table' | 'tree'>(['table', 'tree'], 'table'),
  accountsSort: choice(['account', 'amount', 'percent'] as const, 'amount'),
  accountsOrder: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  accountsPage: integer(1),
  accountsRows: choice<string>(['10', '25', '50', '100'], '10'),
};
