import type { KeyFigure } from '@/blocks/profile';
import type { Award } from '@/domain/award';
import type { AggregatedAmounts } from '@/domain/awardAmounts';
import { money, profileMoney, type Dollars } from '@/domain/format';
import { categoryPages } from './categories/pages';

const createFigure = (label: string, amount: Dollars | null | undefined): KeyFigure => ({
  label,
  value: profileMoney(amount),
  exact: money(amount, 2),
});
/** Returns the key figures of an award, its main amount first. An IDV has its ceiling, its orders' amounts and its own obligations. */
export const awardFigures = (
  award: Award,
  orderAmounts: AggregatedAmounts | null,
): readonly KeyFigure[] => {
  if (award.category === 'idv')
    return [
      createFigure('Ceiling', award.baseAndAllOptions),
      createFigure('Obligations of Orders', orderAmounts?.totalObligation),
      createFigure('Outlays of Orders', orderAmounts?.totalOutlay),
      createFigure('Obligations of the Vehicle Itself', award.totalObligation),
    ];
  const { amounts, main } = categoryPages[award.category];
  return [...amounts]
    .sort((a, b) => Number(b.field === main) - Number(a.field === main))
    .map(({ field, label }) =>
      createFigure(field === 'subsidyCost' ? 'Cost to the Government' : label, award[field]),
    );
};
