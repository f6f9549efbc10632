import type { Award } from '@/domain/award';
import { count, money } from '@/domain/format';
import type { Steps } from './useSteps';

type Stated = Pick<Award, 'category' | 'faceValue' | 'totalObligation'>;
const CENT = 0.01;
const oneOrTwo = { 1: 'The one action comes', 2: 'Both actions come' } as const;

/** Returns a sentence on whether the actions add up to the amount that the award states; undefined while their sum is unknown. */
export const balanceSentence = (
  award: Stated,
  { sum, actions }: Pick<Steps, 'sum' | 'actions'>,
): string | undefined => {
  if (sum === undefined) return undefined;
  const isLoan = award.category === 'loan';
  const amountName = isLoan ? 'face value' : 'obligated amount';
  const amount = isLoan ? award.faceValue : award.totalObligation;
  const all = actions > 2 ? `All ${count(actions)} actions come` : oneOrTwo[actions as 1 | 2];
  if (amount === null) return `${all} to ${money(sum, 2)}.`;
  const difference = Math.abs(sum - amount);
  if (difference < CENT) return `${all} to ${money(sum, 2)}, the ${amountName} of the award.`;
  const direction = sum > amount ? 'more' : 'less';
  return `${all} to ${money(sum, 2)}, ${money(difference, 2)} ${direction} than the ${amountName} that the award states.`;
};
