/** The status of an agency's funds: five levels, each the parts of a row of the one above (pages document §6.4). */
import type { Dollars } from '../format';

/** Money of one row; null where the level or the service does not say. */
export interface Funds {
  id: string;
  name: string;
  /** Of the upper three levels alone. */
  resources: Dollars | null;
  obligations: Dollars | null;
  outlays: Dollars | null;
}
/** A line of a Treasury account, with what it is made of. */
export interface FundsLine extends Funds {
  parts: readonly Funds[];
}
export type LineKind = 'program_activity' | 'object_class';
export const lineKinds: readonly LineKind[] = ['program_activity', 'object_class'];
export const lineKindName = (kind: LineKind): string =>
  kind === 'program_activity' ? 'Program Activity' : 'Object Class';
const otherKind = (kind: LineKind): LineKind =>
  kind === 'program_activity' ? 'object_class' : 'program_activity';

/** 0 sub-components, 1 federal accounts, 2 Treasury accounts, 3 activities or classes, 4 the other of the two. */
export type FundsLevel = 0 | 1 | 2 | 3 | 4;
/** What the rows of a level are; also the heading of their column. */
export const levelName = (level: FundsLevel, kind: LineKind): string =>
  [
    'Sub-Component',
    'Federal Account',
    'Treasury Account Symbol',
    lineKindName(kind),
    lineKindName(otherKind(kind)),
  ][level]!;

/** What is chosen on the way down, by level; '' where nothing is. A way without one of its steps ends there. */
export interface FundsPath {
  component: string;
  account: string;
  tas: string;
  line: string;
}
const steps = ['component', 'account', 'tas', 'line'] as const;
/** How deep a way leads. */
export const depthOf = (path: FundsPath): FundsLevel => {
  const end = steps.findIndex((step) => !path[step]);
  return (end < 0 ? 4 : end) as FundsLevel;
};
/** The way up to a level: what is chosen below it is let go. */
export const upTo = (path: FundsPath, level: FundsLevel): FundsPath => ({
  component: level > 0 ? path.component : '',
  account: level > 1 ? path.account : '',
  tas: level > 2 ? path.tas : '',
  line: level > 3 ? path.line : '',
});
/** The way on to a row of a level; the last level leads nowhere. */
export const downTo = (path: FundsPath, level: FundsLevel, id: string): FundsPath => {
  const step = (steps as readonly (keyof FundsPath)[])[level];
  return step ? { ...upTo(path, level), [step]: id } : path;
};
