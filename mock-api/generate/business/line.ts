import type { Row } from '../../db/database';
import type { Sharing } from './programs';

/** A group of similar awards of one agency, with the same purpose, kind of recipient and size distribution. */
export interface Line {
  topId: number;
  grp: number;
  /** Key of its topic: a trade, or the number of an assistance listing. */
  topic: string;
  types: readonly number[];
  subs: readonly number[];
  party: number;
  sharing: Sharing | 'contract' | 'vehicle';
  listing: number | null;
  naics: readonly number[];
  psc: readonly number[];
  pscBefore2020: readonly number[];
  /** Dollars in a typical year, or in all `years` together. */
  money: number;
  /** Maximum of one award in dollars. If amounts depend on population, the amount of the whole line. */
  most: number;
  years: readonly [number, number] | null;
  abroadShare: number;
}

/** Returns whether the amount of a line is divided among the states by population. */
export const isFormula = ({ sharing }: Pick<Line, 'sharing'>): boolean =>
  sharing === 'state' || sharing === 'people';
/** Kinds of sharing in which amounts depend on population. */
export const byPopulation: ReadonlySet<string> = new Set(['state', 'people', 'county']);

export interface Agency extends Row {
  id: number;
  abbr: string | null;
  weight: number;
}
export interface Subtier extends Row {
  id: number;
  code: string;
  toptier_id: number;
  weight: number;
  is_toptier: boolean;
}
