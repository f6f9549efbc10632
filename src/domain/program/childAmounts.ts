import { roundToCents, toCents, type Dollars } from '../format';
import { treePathOf } from './program';
import type { ProgramCode } from './programCode';

/** A code with its obligations in a period. */
export interface CodeAmount {
  /** '' for the amounts that no code below has. */
  code: string;
  obligations: Dollars | null;
}

/**
 * Returns the obligations of the codes directly below a program, largest first. `rows` are the amounts of the lowest codes in it. What
 * remains of `total` comes last, without a code.
 */
export const sumByChild = (
  program: ProgramCode,
  rows: readonly CodeAmount[],
  total: Dollars | null,
): readonly CodeAmount[] => {
  const depth = treePathOf(program).length;
  const cents = new Map<string, number>();
  for (const { code, obligations } of rows) {
    const child = treePathOf({ kind: program.kind, code })[depth] ?? '';
    cents.set(child, (cents.get(child) ?? 0) + toCents(obligations));
  }
  const placed = [...cents].filter(([code]) => code);
  const children = placed
    .map(([code, amount]): CodeAmount => ({ code, obligations: amount / 100 }))
    .sort((a, b) => b.obligations! - a.obligations!);
  if (total === null) return children;
  const rest = toCents(total) - placed.reduce((sum, [, amount]) => sum + amount, 0);
  return rest === 0 ? children : [...children, { code: '', obligations: roundToCents(rest / 100) }];
};
