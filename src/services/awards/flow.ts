import type { IsoDay } from '@/domain/fiscal';
import type { Dollars } from '@/domain/format';

/** An order under a vehicle, or under a vehicle of that. */
export interface ActiveOrder {
  id: string;
  piid: string;
  agency: string;
  agencySlug: string;
  parentId: string;
  parentPiid: string;
  /** Ordered under a vehicle that stands under the one looked at. */
  grandchild: boolean;
  recipient: string;
  recipientId: string;
  start: IsoDay | null;
  end: IsoDay | null;
  obligated: Dollars | null;
  /** What it can come to with all options. */
  potential: Dollars | null;
}
export interface OrderPage {
  orders: readonly ActiveOrder[];
  /** Of all pages. */
  total: number;
  hasNext: boolean;
}

/** A federal account that pays for an award. */
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
  /** Of all pages. */
  total: number;
  hasNext: boolean;
}
/** What accounts pay for an award, and how many take part. */
export interface FundingRollup {
  obligated: Dollars | null;
  awardingAgencies: number | null;
  fundingAgencies: number | null;
  accounts: number;
}

/** Opportunities of an assistance listing on Grants.gov by their state. */
export interface Opportunities {
  open: number | null;
  closed: number | null;
  archived: number | null;
  forecasted: number | null;
}
