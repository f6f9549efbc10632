import type { Award } from '@/domain/award';
import { count, money } from '@/domain/format';
import type { Steps } from './useSteps';

type StatedAmounts = Pick<Award, 'category' | 'faceValue' | 'totalObligation'>;
const CENT = 0.01;
const oneOrTwo = { 1: 'The only action amounts', 2: 'Both actions add up' } as const;

/** Returns a sentence on whether the actions add up to the amount that the award states; undefined while their sum is unknown. */
export const balanceSentence = (
  award: StatedAmounts,
  { sum, actionCount }: Pick<Steps, 'sum' | 'actionCount'>,
): string | undefined => {
  if (sum === undefined) return undefined;
  const isLoan = award.category === 'loan';
  const amountName = isLoan ? 'face value' : 'obligated amount';
  const amount = isLoan ? award.faceValue : award.totalObligation;
  const actionsText =
    actionCount > 2 ? `All ${count(actionCount)} actions add up` : oneOrTwo[actionCount as 1 | 2];
  if (amount === null) return `${actionsText} to ${money(sum, 2)}.`;
  const difference = Math.abs(sum - amount);
  if (difference < CENT)
    return `${actionsText} to ${money(sum, 2)}, the ${amountName} of the award.`;
  const direction = sum > amount ? 'more' : 'less';
  return `${actionsText} to ${money(sum, 2)}, ${money(difference, 2)} ${direction} than the ${amountName} of the award.`;
};
