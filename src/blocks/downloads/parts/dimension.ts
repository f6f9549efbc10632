import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';

/** A part of a search that fits into one file: what it asks for, what it is limited to in words, and how many rows it has. */
export interface Part {
  criteria: SearchCriteria;
  words: string;
  rows: number;
}
/** What a plan needs to know besides the search. */
export interface PartsContext {
  level: SpendingLevel;
  /** Most rows of one file. */
  limit: number;
  count: (criteria: SearchCriteria) => Promise<number>;
  /** Full names of all awarding agencies. */
  agencies: () => Promise<readonly string[]>;
}

/** One way to cut a search so that each of its rows falls into exactly one piece. */
export interface Dimension<U> {
  /** The pieces to begin with; none where the search cannot be cut this way. */
  units: (criteria: SearchCriteria, context: PartsContext) => Promise<readonly U[]> | readonly U[];
  /** Smaller pieces of one; none when it is the smallest. */
  refine: (unit: U) => readonly U[];
  /** Two neighbours as one; undefined when one search cannot ask for both. */
  join: (a: U, b: U) => U | undefined;
  narrow: (criteria: SearchCriteria, unit: U) => SearchCriteria;
  words: (unit: U) => string;
  /** Pieces without rows are left out before neighbours are joined; of periods they keep a run unbroken. */
  leaveOutEmpty?: true;
}
