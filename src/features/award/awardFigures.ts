import type { KeyFigure } from '@/blocks/profile';
import type { Award } from '@/domain/award';
import type { AggregatedAmounts } from '@/domain/awardAmounts';
import { money, profileMoney, type Dollars } from '@/domain/format';
import { categoryPages } from './categories/pages';

const figure = (label: string, amount: Dollars | null | undefined): KeyFigure => ({
  label,
  value: profileMoney(amount),
  exact: money(amount, 2),
});
/** Returns the amounts of an award, its main amount first; those of an IDV in the order of its sentence. */
export const awardFigures = (
  award: Award,
  orderAmounts: AggregatedAmounts | null,
): readonly KeyFigure[] => {
  if (award.category === 'idv')
    return [
      figure('Ceiling', award.baseAndAllOptions),
      figure('Obligations of Orders', orderAmounts?.totalObligation),
      figure('Outlays of Orders', orderAmounts?.totalOutlay),
      figure('Obligations of the Vehicle Itself', award.totalObligation),
    ];
  const { amounts, main } = categoryPages[award.category];
  return [...amounts]
    .sort((a, b) => Number(b.field === main) - Number(a.field === main))
    .map(({ field, label }) =>
      figure(field === 'subsidyCost' ? 'Cost to the Government' : label, award[field]),
    );
};
