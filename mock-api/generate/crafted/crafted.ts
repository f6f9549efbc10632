import ids from './ids.json';

/** Names of the crafted awards; their generated ids stand in `ids.json`, where tests and scripts look them up. */
export type CraftedName = keyof typeof ids.awards;
export type CraftedRecipient = keyof typeof ids.recipients;
export const craftedAwards: Readonly<Record<CraftedName, string>> = ids.awards;
/** Their recipients, without the level that an address adds. */
export const craftedRecipients: Readonly<Record<CraftedRecipient, string>> = ids.recipients;

/** A place by its ZIP, abroad by its country, or a whole state. */
export type CraftedPlace =
  | { zip: string }
  | { country: string }
  /** Congressional district 90: all districts of a state. */
  | { wholeState: string };

/** Day, dollars, and what else an action says. */
export type Action = readonly [
  day: string,
  amount: number,
  more?: { face?: number; type?: string; text?: string },
];
/** Number, day, dollars, to whom and for what. */
export type Subaward = readonly [
  number: string,
  day: string,
  amount: number,
  to: CraftedRecipient,
  text: string,
];

/** One award by hand: what is left out is not known of it. */
export interface Crafted {
  /** Generated id: says identifier, subagency and, of an order, its vehicle. */
  id: string;
  /** Of a vehicle below another, that other's generated id. */
  parent?: string;
  type: string;
  recipient: CraftedRecipient | 'aggregate' | 'redacted';
  place?: CraftedPlace;
  text: string;
  start?: string;
  end?: string;
  potentialEnd?: string;
  orderEnd?: string;
  /** Its last modification is not dated. */
  undated?: boolean;
  current?: number;
  potential?: number;
  nonFederal?: number;
  recordType?: 1 | 2 | 3;
  /** Assistance listings with their parts of the award; searches know the first. */
  listings?: readonly (readonly [number: string, amount: number])[];
  naics?: number;
  psc?: string;
  pricing?: string;
  setAside?: string;
  competed?: string;
  solicitation?: string;
  actions: readonly Action[];
  /** How many federal accounts pay for it; none leaves it unlinked. */
  accounts: 0 | 1 | 2 | 3;
  /** Emergency codes of its accounts, in turn; ordinary money without. */
  codes?: readonly string[];
  /** What has been paid of each dollar obligated. */
  paid: number;
  subawards?: readonly Subaward[];
}
