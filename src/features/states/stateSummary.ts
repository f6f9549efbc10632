import type { ReactNode } from 'react';
import type { KeyFigure } from '@/blocks/profile';
import { count, money, plural, profileMoney } from '@/domain/format';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR } from '@/domain/fiscal';
import {
  zeroToNull,
  type FigureSource,
  type StateProfile,
} from '@/domain/stateProfile/stateProfile';

const formatAwardCount = (number: number | null): string =>
  number === null ? 'from -- prime awards' : `from ${plural(number, 'prime award')}`;

/**
 * Returns the exact outlays, or the reason why they are missing. `outlayDays` is the period of the outlays if it differs from the
 * period of the obligations.
 */
const formatOutlays = (
  { fy, overview: { totalOutlays, totalPrimeAwards } }: StateProfile,
  outlayDays: string,
): string => {
  const startText = `since FY ${EARLIEST_FEDERAL_ACCOUNT_YEAR}`;
  if (totalOutlays === null && Number(fy) < EARLIEST_FEDERAL_ACCOUNT_YEAR)
    return `Agencies have reported outlays ${startText}`;
  if (totalOutlays === null && Number(fy))
    return `Agencies have not reported outlays of FY ${fy} yet`;
  const outlaysText = `${money(totalOutlays, 2)} ${formatAwardCount(totalPrimeAwards)}`;
  if (outlayDays) return `${outlaysText}, paid ${outlayDays}`;
  return fy === 'all' ? `${outlaysText}, ${startText}` : outlaysText;
};

/**
 * Returns the key figures of a profile. `outlayDays` is the period of its outlays if it differs from the profile's period.
 * `obligationsLink` opens a search, which has no total of outlays, loans or amounts per resident.
 */
export const stateFigures = (
  profile: StateProfile,
  outlayDays = '',
  obligationsLink?: ReactNode,
): readonly KeyFigure[] => {
  const { overview } = profile;
  return [
    {
      label: 'Obligations',
      value: profileMoney(overview.totalPrimeAmount),
      exact: `${money(overview.totalPrimeAmount, 2)} ${formatAwardCount(overview.totalPrimeAwards)}`,
      link: obligationsLink,
    },
    {
      label: 'Outlayed Amount',
      value: profileMoney(overview.totalOutlays),
      exact: formatOutlays(profile, outlayDays),
    },
    {
      label: 'Face Value of Loans',
      value: profileMoney(overview.totalFaceValueLoanAmount),
      exact: `${money(overview.totalFaceValueLoanAmount, 2)} ${formatAwardCount(overview.totalFaceValueLoanPrimeAwards)}`,
    },
    {
      label: 'Obligations Per Capita',
      value: money(zeroToNull(overview.awardAmountPerCapita)),
      exact: 'Obligations divided by the number of residents',
    },
  ];
};

const formatSource = ({ source, year }: FigureSource): string =>
  [source || 'Census Bureau', year].filter(Boolean).join(', ');
/** Returns population and median household income of a state with their sources. */
export const getDemographics = ({
  overview,
}: StateProfile): readonly { label: string; value: string; source: string }[] => [
  {
    label: 'Population',
    value: count(zeroToNull(overview.population)),
    source: formatSource(overview.populationSource),
  },
  {
    label: 'Median Household Income',
    value: money(zeroToNull(overview.medianHouseholdIncome)),
    source: formatSource(overview.medianHouseholdIncomeSource),
  },
];
