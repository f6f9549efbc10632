import type { KeyFigure } from '@/blocks/profile';
import type { Award } from '@/domain/award';
import type { AggregatedAmounts } from '@/domain/awardAmounts';
import type { Amounts } from '@/domain/awardChart';
import { money, profileMoney } from '@/domain/format';
import { combinedAmounts } from './categories/amountLines';
import { categoryPages } from './categories/pages';

/** The amounts of an award as key figures, the one it is known by first; of a vehicle those of its orders together, once they are known. */
export const awardFigures = (
  award: Award,
  ordered: AggregatedAmounts | null,
): readonly KeyFigure[] => {
  const { amounts, main, figuresOf } = categoryPages[award.category];
  const own = figuresOf === 'award';
  const lines = own ? amounts : combinedAmounts;
  const source: Amounts = own ? award : (ordered ?? {});
  const known = lines.filter(({ field }) => field === main);
  return [...known, ...lines.filter(({ field }) => field !== main)].map(({ field, label }) => ({
    label,
    value: profileMoney(source[field]),
    exact: money(source[field], 2),
  }));
};
