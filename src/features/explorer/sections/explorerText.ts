import { getFunctionFill, getFunctionHue } from '@/domain/codes/categoryColors';
import { levelName, levelNames, type ExplorerRoot } from '@/domain/explorer/levels';
import { money, profileMoney, type Dollars } from '@/domain/format';
import { formatCellShare, formatShare, type ExplorerCell } from '@/domain/explorer/cells';
import type { SpendingLevel } from '@/domain/spendingBreakdown';
import type { TreemapPart } from '@/charts/treemap/layoutTreemap';
import type { TrailItem } from '../useLevels';

const FUNCTION_LEVEL = 'budget_function' satisfies SpendingLevel;

/** Returns the label of the root, such as `All Agencies`. */
export const rootName = (root: ExplorerRoot): string => `All ${levelNames(root)}`;
/** Returns the label of a step: its name, its level and ID if the step is missing, or `--` while it loads. */
export const itemName = ({ id, name, level, missing }: TrailItem): string => {
  if (id === null) return 'Unreported Data*';
  return name || (missing ? `${levelName(level)} ${id}` : '--');
};
/** Returns a suffix if the amount is only a part of the obligations of an award (pages document §5.10). */
const formatAwardPart = ({ row, amount }: ExplorerCell): string =>
  row?.awardTotal !== undefined && row.awardTotal !== amount
    ? `, part of a larger award of ${money(row.awardTotal)}`
    : '';

export const toTreemapPart = (
  cell: ExplorerCell,
  total: Dollars,
  level: SpendingLevel,
): TreemapPart => ({
  key: cell.key,
  label: level === 'award' && cell.row ? `Award ID: ${cell.name}` : cell.name,
  value: cell.amount,
  text: `${level === 'award' ? money(cell.amount) : profileMoney(cell.amount)}${formatAwardPart(cell)}`,
  share: formatShare(cell.amount, total),
  ...(level === FUNCTION_LEVEL && cell.row?.id ? { fill: getFunctionFill(cell.row.id) } : {}),
  ...(cell.kind === 'unreported' ? { tone: 'unknown' as const } : {}),
  ...(cell.kind === 'rest' || cell.kind === 'inert' ? { tone: 'rest' as const } : {}),
});

/** Returns the hue of the cells below the selections: that of the budget function; undefined if none is selected. */
export const getHue = (
  within: Readonly<Partial<Record<SpendingLevel, string>>>,
): ReturnType<typeof getFunctionHue> | undefined =>
  within[FUNCTION_LEVEL] === undefined ? undefined : getFunctionHue(within[FUNCTION_LEVEL]);

/** Returns a sentence about the largest cell in a period such as `FY 2026 through 03/31/2026`, or undefined if there is none. */
export const formatFinding = (
  cells: readonly ExplorerCell[],
  total: Dollars,
  periodText: string,
): string | undefined => {
  const [first] = cells.filter(({ kind, amount }) => kind === 'row' && (amount ?? 0) > 0);
  if (!first || total <= 0) return undefined;
  const rowCount = cells.filter(({ kind }) => kind === 'row').length;
  const countSuffix = rowCount > 1 ? ` of ${rowCount}` : '';
  return `${first.name} is the largest${countSuffix}: ${profileMoney(first.amount)}, ${formatCellShare(first.amount, total)} of the total in ${periodText}.`;
};
