import type { KeyFigure } from '@/blocks/profile';
import type { Award } from '@/domain/award';
import { money, profileMoney, type Dollars } from '@/domain/format';

type Amount = readonly [label: string, value: Dollars | null];

/** The amounts of an award, the one it is known by first. */
const amountsOf = (award: Award): readonly Amount[] => {
  if (award.category === 'loans') {
    return [
      ['Face Value of Loan', award.faceValue],
      ['Original Subsidy Cost', award.subsidyCost],
    ];
  }
  const own: readonly Amount[] =
    award.category === 'contract' || award.category === 'idv'
      ? [
          ['Current Award Amount', award.currentAmount],
          ['Potential Award Amount', award.potentialAmount],
        ]
      : [['Non-Federal Funding', award.nonFederalFunding]];
  return [
    ['Obligated Amount', award.totalObligation],
    ['Outlayed Amount', award.totalOutlay],
    ...own,
  ];
};

/** The amounts of an award as key figures. */
export const awardFigures = (award: Award): readonly KeyFigure[] =>
  amountsOf(award).map(([label, value]) => ({
    label,
    value: profileMoney(value),
    exact: money(value, 2),
  }));

/** What an award is worth: of loans the face value, of all others what is obligated. */
export const mainAmount = (award: Award): Dollars | null => amountsOf(award)[0]![1];
