import type { Lookups } from '../core/lookups';
import type { Values } from './values';

export type Level = 'awards' | 'transactions' | 'subawards';

/** What every part of a WHERE clause is made from. `wide` adds the text fields that only the transaction searches look at. */
export interface Context {
  level: Level;
  values: Values;
  lookups: Lookups;
  wide: boolean;
}
