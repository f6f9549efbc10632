/** Rules that flag unusual amounts of an award. `docs/warnings.md` gives the reasons for them. */
import type { Award } from './award';
import { count, money, profileMoney } from './format';

export interface AwardWarning {
  id: string;
  title: string;
  /** What the record shows, in a few short sentences. */
  text: string;
  /** The condition under which the amount is flagged. */
  rule: string;
}

/** Minimum ratio of a flagged ceiling to the obligations, and their minimum difference in dollars. */
export const MIN_CEILING_RATIO = 10;
export const CEILING_GAP = 10_000_000;

/** Returns a warning for a contract whose potential amount is far above its obligations; null otherwise. */
export const ceilingWarning = ({
  category,
  totalObligation: obligated,
  baseAndAllOptions: ceiling,
}: Pick<Award, 'category' | 'totalObligation' | 'baseAndAllOptions'>): AwardWarning | null => {
  // An IDV itself obligates little or nothing. The obligations are in its orders.
  if (category !== 'contract' || obligated === null || ceiling === null) return null;
  if (obligated < 0 || ceiling - obligated < CEILING_GAP || ceiling < obligated * MIN_CEILING_RATIO)
    return null;
  const ratioText = obligated > 0 ? `${count(Math.floor(ceiling / obligated))} times` : 'far above';
  return {
    id: 'ceiling',
    title: 'Ceiling far above obligations',
    text: `The potential award amount of ${profileMoney(ceiling)} is ${ratioText} the ${profileMoney(obligated)} obligated so far. The potential amount is what could be spent, not what was spent.`,
    rule: `Flagged if the ceiling is at least ${MIN_CEILING_RATIO} times the obligations and at least ${profileMoney(CEILING_GAP)} above them.`,
  };
};

const totalFields = [
  ['totalObligation', 'obligated amount'],
  ['totalOutlay', 'outlayed amount'],
  ['baseExercisedOptions', 'current award amount'],
  ['baseAndAllOptions', 'potential award amount'],
  ['nonFederalFunding', 'non-federal funding'],
  ['totalFunding', 'total funding'],
  ['subsidyCost', 'original subsidy cost'],
  ['faceValue', 'face value'],
] as const;

/** Returns a warning for totals below zero; null otherwise. The obligations and subsidy cost of a loan may be negative. */
export const negativeWarning = (award: Award): AwardWarning | null => {
  const negativeTotals = totalFields.flatMap(([field, name]) => {
    const value = award[field];
    const isExpected =
      award.category === 'loan' && field !== 'faceValue' && field !== 'totalOutlay';
    return value !== null && value < 0 && !isExpected ? [`${name} ${money(value)}`] : [];
  });
  if (!negativeTotals.length) return null;
  return {
    id: 'negative',
    title: 'Negative totals',
    text: `Some totals are below zero: ${negativeTotals.join(', ')}. Usually, funds were returned from an award that is older than this data, or a correction is missing.`,
    rule: 'Flagged if a total of the award is below zero. For loans, negative obligations and subsidy costs are expected and are not flagged.',
  };
};
