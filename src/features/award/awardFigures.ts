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
/**
 * Returns the key figures of an IDV, in line with its sentence: its ceiling, what was ordered under it, and what it obligated itself.
 * `ordered` is null until it has loaded.
 */
const vehicleFigures = (
  { baseAndAllOptions, totalObligation }: Award,
  ordered: AggregatedAmounts | null,
): readonly KeyFigure[] => [
  figure('Ceiling', baseAndAllOptions),
  figure('Obligations of Orders', ordered?.totalObligation),
  figure('Outlays of Orders', ordered?.totalOutlay),
  figure('Obligations of the Vehicle Itself', totalObligation),
];

/** Returns the amounts of an award as key figures, its main amount first. */
export const awardFigures = (
  award: Award,
  ordered: AggregatedAmounts | null,
): readonly KeyFigure[] => {
  if (award.category === 'idv') return vehicleFigures(award, ordered);
  const { amounts, main } = categoryPages[award.category];
  const known = amounts.filter(({ field }) => field === main);
  return [...known, ...amounts.filter(({ field }) => field !== main)].map(({ field, label }) =>
    figure(field === 'subsidyCost' ? 'Cost to the Government' : label, award[field]),
  );
};
