import type { IsoDay } from '@/domain/fiscal';
import type { Dollars } from '@/domain/format';

/** An order under an IDV or under one of its child IDVs. */
export interface ActiveOrder {
  id: string;
  piid: string;
  agency: string;
  agencySlug: string;
  parentId: string;
  parentPiid: string;
  /** Whether the order is under a child IDV of the shown IDV. */
  grandchild: boolean;
  recipient: string;
  recipientId: string;
  start: IsoDay | null;
  end: IsoDay | null;
  obligated: Dollars | null;
  /** Potential value with all options. */
  potential: Dollars | null;
}
export interface OrderPage {
  orders: readonly ActiveOrder[];
  /** Number of orders on all pages. */
  total: number;
  hasNext: boolean;
}

export interface FundingAccount {
  code: string;
  title: string;
  obligated: Dollars | null;
  agency: string;
  agencyAbbreviation: string;
  agencySlug: string;
}
export interface AccountPage {
  accounts: readonly FundingAccount[];
  /** Number of accounts on all pages. */
  total: number;
  hasNext: boolean;
}
/** The obligations of an award from federal accounts, with the numbers of agencies and accounts. */
export interface FundingRollup {
  obligated: Dollars | null;
  awardingAgencies: number | null;
  fundingAgencies: number | null;
  accounts: number;
}

export interface Opportunities {
  open: number | null;
  closed: number | null;
  archived: number | null;
  forecasted: number | null;
}
