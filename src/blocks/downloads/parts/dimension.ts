import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';

/** A part of a search that fits into one file, with a description of its limits. */
export interface Part {
  criteria: SearchCriteria;
  label: string;
  rows: number;
}
export interface PartsContext {
  level: SpendingLevel;
  /** Maximum number of rows in one file. */
  limit: number;
  count: (criteria: SearchCriteria) => Promise<number>;
  /** Returns the full names of all awarding agencies. */
  agencies: () => Promise<readonly string[]>;
}

/** One way to split a search so that each row belongs to exactly one unit. */
export interface Dimension<U> {
  /** Returns the initial units; [] if the search cannot be split this way. */
  units: (criteria: SearchCriteria, context: PartsContext) => Promise<readonly U[]> | readonly U[];
  /** Splits a unit into smaller units; [] if it cannot be split. */
  refine: (unit: U) => readonly U[];
  /** Merges two adjacent units; undefined if one search cannot express both. */
  join: (a: U, b: U) => U | undefined;
  narrow: (criteria: SearchCriteria, unit: U) => SearchCriteria;
  formatLabel: (unit: U) => string;
  /** Whether to drop units without rows before merging. Empty periods are kept, so that merged periods have no gaps. */
  leaveOutEmpty?: true;
}
