import type { Lookups } from '../core/lookups';
import type { TextStore } from '../core/textStore';
import type { Values } from './values';

export type Level = 'awards' | 'transactions' | 'subawards';

/**
 * The input of a WHERE clause. `wide` adds the text columns of transaction searches. With a `textStore`, texts are searched in memory,
 * not in SQL.
 */
export interface Context {
  level: Level;
  values: Values;
  lookups: Lookups;
  textStore?: TextStore;
  wide: boolean;
}

/** The table of each level, and its columns for date, amount, award ID and award amount. */
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
