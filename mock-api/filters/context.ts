import type { Lookups } from '../core/lookups';
import type { Words } from '../core/words';
import type { Values } from './values';

export type Level = 'awards' | 'transactions' | 'subawards';

/**
 * What every part of a WHERE clause is made from. `wide` adds the text fields that only the transaction searches look at. `words` are
 * searched in memory; without them the statement holds the search itself.
 */
export interface Context {
  level: Level;
  values: Values;
  lookups: Lookups;
  words?: Words;
  wide: boolean;
}

/** What differs between the three record sets: their table, date, amount and way to the award. */
export const levels: Readonly<
  Record<Level, { table: string; date: string; amount: string; award: string; awardAmount: string }>
> = {
  awards: {
    table: 'award',
    date: 'latest',
    amount: 'obligation',
    award: 'id',
    awardAmount: 'obligation',
  },
  transactions: {
    table: 'tx',
    date: 'action_date',
    amount: 'amount',
    award: 'award_id',
    awardAmount: 'award_amount',
  },
  subawards: {
    table: 'subaward',
    date: 'sub_date',
    amount: 'amount',
    award: 'award_id',
    awardAmount: 'amount',
  },
};
