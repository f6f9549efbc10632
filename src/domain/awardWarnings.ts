/** Rules by which a figure of an award is marked as odd; `docs/warnings.md` says why they are as they are. */
import type { Award } from './award';
import { count, money, profileMoney } from './format';

/** What is odd about a figure, and the rule that marked it. */
export interface AwardWarning {
  id: string;
  title: string;
  /** What the record says, in one sentence. */
  text: string;
  /** When such a figure is marked. */
  rule: string;
}

/** A ceiling is far above what is obligated from so many times on, and from so many dollars apart. */
export const CEILING_TIMES = 10;
export const CEILING_GAP = 10_000_000;

/** A contract whose potential amount is far above what is obligated. */
export const ceilingWarning = ({
  category,
  totalObligation: obligated,
  baseAndAllOptions: ceiling,
}: Pick<Award, 'category' | 'totalObligation' | 'baseAndAllOptions'>): AwardWarning | null => {
  // A vehicle obligates little or nothing itself: its orders do.
  if (category !== 'contract' || obligated === null || ceiling === null) return null;
  if (obligated < 0 || ceiling - obligated < CEILING_GAP || ceiling < obligated * CEILING_TIMES)
    return null;
  const times = obligated > 0 ? `${count(Math.floor(ceiling / obligated))} times` : 'far above';
  return {
    id: 'ceiling',
    title: 'Ceiling far above obligations',
    text: `The potential award amount of ${profileMoney(ceiling)} is ${times} the ${profileMoney(obligated)} obligated so far: it says what could be spent, not what was.`,
    rule: `Marked from ${CEILING_TIMES} times and ${profileMoney(CEILING_GAP)} apart.`,
  };
};

const totals = [
  ['totalObligation', 'obligated amount'],
  ['totalOutlay', 'outlayed amount'],
  ['baseExercisedOptions', 'current award amount'],
  ['baseAndAllOptions', 'potential award amount'],
  ['nonFederalFunding', 'non-federal funding'],
  ['totalFunding', 'total funding'],
  ['subsidyCost', 'original subsidy cost'],
  ['faceValue', 'face value'],
] as const;

/** Totals below zero: more was taken back than is on record as given. Subsidies of loans may be negative by their nature. */
export const negativeWarning = (award: Award): AwardWarning | null => {
  const below = totals.flatMap(([field, name]) => {
    const value = award[field];
    const natural = award.category === 'loan' && field !== 'faceValue' && field !== 'totalOutlay';
    return value !== null && value < 0 && !natural ? [`${name} ${money(value)}`] : [];
  });
  if (!below.length) return null;
  return {
    id: 'negative',
    title: 'Negative totals',
    text: `The record adds up to less than nothing: ${below.join(', ')}. Usually money was taken back that was given before this data begins, or a correction is missing.`,
    rule: 'Marked when a total of the award is below zero; subsidies of loans, which may be negative, are not.',
  };
};
