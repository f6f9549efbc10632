import ids from './ids.json';

/** Names of the crafted awards. Their generated IDs are in `ids.json`, which tests and scripts use. */
export type CraftedName = keyof typeof ids.awards;
export type CraftedRecipient = keyof typeof ids.recipients;
export const craftedAwards: Readonly<Record<CraftedName, string>> = ids.awards;
/** UUIDs of the recipients of crafted awards, without the level suffix of recipient IDs. */
export const craftedRecipients: Readonly<Record<CraftedRecipient, string>> = ids.recipients;

/** A ZIP for a place, a country for a foreign place, or a whole state. */
export type CraftedPlace =
  | { zip: string }
  | { country: string }
  /** Congressional district 90, which means all districts of a state. */
  | { wholeState: string };

/** An action: ISO date, dollars, and optionally its face value, action type and description. */
export type Action = readonly [
  day: string,
  amount: number,
  more?: { face?: number; type?: string; text?: string },
];
/** A subaward: number, ISO date, dollars, recipient and description. */
export type Subaward = readonly [
  number: string,
  day: string,
  amount: number,
  to: CraftedRecipient,
  text: string,
];

/** A handcrafted award. A missing field means that the award has no such value. */
export interface Crafted {
  /** Generated ID, which contains the identifier, the subagency and, for an order, its IDV. */
  id: string;
  /** Generated ID of the parent IDV, for an IDV below another IDV. */
  parent?: string;
  type: string;
  recipient: CraftedRecipient | 'aggregate' | 'redacted';
  place?: CraftedPlace;
  text: string;
  start?: string;
  end?: string;
  potentialEnd?: string;
  orderEnd?: string;
  /** Whether the award has no date of last modification. */
  undated?: boolean;
  current?: number;
  potential?: number;
  nonFederal?: number;
  recordType?: 1 | 2 | 3;
  /** Assistance listings with their obligations in dollars; searches use the first. */
  listings?: readonly (readonly [number: string, amount: number])[];
  naics?: number;
  psc?: string;
  pricing?: string;
  setAside?: string;
  competed?: string;
  solicitation?: string;
  actions: readonly Action[];
  /** Number of federal accounts that fund the award. With 0, the award is unlinked. */
  accounts: 0 | 1 | 2 | 3;
  /** DEFCs assigned to the accounts in turn; missing for awards without emergency funding. */
  codes?: readonly string[];
  /** Outlays per dollar obligated. */
  paid: number;
  subawards?: readonly Subaward[];
}
