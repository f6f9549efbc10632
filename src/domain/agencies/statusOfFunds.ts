/** Levels of an agency’s status of funds. Each of the five levels breaks down one row of the level above (pages document §6.4). */
import type { Dollars } from '../format';

export interface Funds {
  id: string;
  name: string;
  /** Budgetary resources, which exist only on the upper three levels. */
  resources: Dollars | null;
  obligations: Dollars | null;
  outlays: Dollars | null;
}
/** A program activity with its object classes, or an object class with its program activities. */
export interface FundsLine extends Funds {
  parts: readonly Funds[];
}
export type LineKind = 'program_activity' | 'object_class';
export const lineKinds: readonly LineKind[] = ['program_activity', 'object_class'];
export const lineKindName = (kind: LineKind): string =>
  kind === 'program_activity' ? 'Program Activity' : 'Object Class';
const getOppositeKind = (kind: LineKind): LineKind =>
  kind === 'program_activity' ? 'object_class' : 'program_activity';

/** Level of the breakdown, from the subcomponents (0) to the rows within a line of a Treasury account (4). */
export type FundsLevel = 0 | 1 | 2 | 3 | 4;
/** Returns the name of a level's rows, which is also the heading of their column. */
export const levelName = (level: FundsLevel, kind: LineKind): string =>
  [
    'Sub-Component',
    'Federal Account',
    'Treasury Account Symbol',
    lineKindName(kind),
    lineKindName(getOppositeKind(kind)),
  ][level]!;

/** The selected row on each level; '' if none is selected. The path ends at its first empty step. */
export interface FundsPath {
  component: string;
  account: string;
  tas: string;
  line: string;
}
const pathKeys = ['component', 'account', 'tas', 'line'] as const;
/** Returns the level that a path leads to. */
export const getPathLevel = (path: FundsPath): FundsLevel => {
  const endLevel = pathKeys.findIndex((key) => !path[key]);
  return (endLevel < 0 ? 4 : endLevel) as FundsLevel;
};
/** Returns the path up to a level, without the selections below it. */
export const truncatePath = (path: FundsPath, level: FundsLevel): FundsPath => ({
  component: level > 0 ? path.component : '',
  account: level > 1 ? path.account : '',
  tas: level > 2 ? path.tas : '',
  line: level > 3 ? path.line : '',
});
/** Returns the path extended by a row of a level. Rows of the last level cannot be opened, so `path` is returned unchanged. */
export const extendPath = (path: FundsPath, level: FundsLevel, id: string): FundsPath => {
  const key = (pathKeys as readonly (keyof FundsPath)[])[level];
  return key ? { ...truncatePath(path, level), [key]: id } : path;
};
