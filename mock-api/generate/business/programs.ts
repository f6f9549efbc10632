import type { TradeKey } from './trades';

/** Departments that every state has in the sample. */
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

/** Organizations that are neither firms nor state departments. */
export type Organization =
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
/** The kind of recipient of an award. Payments to people are aggregated or redacted. */
export type Party = TradeKey | Organization | StateDepartment | 'smallFirm' | 'people';

/**
 * How a program distributes its funds: `state` by state population (formula grants to states), `people` by state population (aggregated
 * payments), `county` by county population (aggregated payments), `person` to individuals, `project` by merit or need. `local` differs
 * from `project` only in the spread of award sizes.
 */
export type Sharing = 'state' | 'people' | 'county' | 'person' | 'local' | 'project';

/** The facts about the assistance listings whose numbers begin with one of `starts`. The longest match wins. */
export interface ProgramRule {
  starts: readonly string[];
  party: Party;
  sharing: Sharing;
  /** Maximum of one award in millions of dollars (face value for loans), if amounts do not depend on population. */
  most: number;
  /** Code of the awarding subagency; empty for the usual subagencies of the agency. */
  sub: string;
  /** First and last fiscal year with awards; missing if every year has awards. */
  years?: readonly [number, number];
  /** Millions of dollars per year, or for all `years` together. Replaces the value in the reference table. */
  money?: number;
}
