import type { TradeKey } from './trades';

/** Departments that every state has in the set. */
export const stateDepartments = {
  health: 'Department of Health',
  humanServices: 'Department of Human Services',
  transportation: 'Department of Transportation',
  education: 'Department of Education',
  labor: 'Department of Labor',
  environment: 'Department of Environmental Quality',
  emergency: 'Emergency Management Agency',
  treasury: 'Office of the Treasurer',
} as const;
export type StateDepartment = keyof typeof stateDepartments;

/** Organisations that are neither firms nor departments of a state. */
export type Organisation =
  | 'county'
  | 'city'
  | 'schoolDistrict'
  | 'housing'
  | 'transit'
  | 'airport'
  | 'university'
  | 'nonprofit'
  | 'healthCenter'
  | 'relief'
  | 'hospital'
  | 'tribe'
  | 'cooperative';
/** Who gets an award: a trade's firms, any small firm, an organisation, a state's department, or people, whose payments are grouped or nameless. */
export type Party = TradeKey | Organisation | StateDepartment | 'smallFirm' | 'people';

/**
 * How a program's money is shared out: `state` by the population of states (formula grants to them), `people` by the population of
 * states and `county` by that of counties (payments grouped), `person` to single people, `project` by merit or need.
 */
export type Sharing = 'state' | 'people' | 'county' | 'person' | 'local' | 'project';

/** What is known of the assistance listings whose numbers start so; the longest start counts. */
export interface ProgramRule {
  starts: readonly string[];
  party: Party;
  sharing: Sharing;
  /** The most that one award holds, in millions of dollars (face value of a loan); of shares by population it is the whole program. */
  most: number;
  /** Code of the subagency. */
  sub: string;
  /** Fiscal years in which awards were made, where not in all. */
  years?: readonly [number, number];
  /** Dollars of a year in millions, or of all `years` together, where the reference table holds another thing. */
  money?: number;
}
