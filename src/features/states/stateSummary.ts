import type { KeyFigure } from '@/blocks/profile';
import { count, money, plural, profileMoney } from '@/domain/format';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR, type IsoDay } from '@/domain/fiscal';
import { profilePeriodPhrase } from '@/domain/profileYears';
import { describeRank } from '@/domain/rank';
import { isState, profileStates } from '@/domain/stateProfile/profileStates';
import {
  zeroToNull,
  type FigureSource,
  type StateProfile,
} from '@/domain/stateProfile/stateProfile';
import type { PlaceTotal } from '@/services/search/results';

const formatAwardCount = (number: number | null): string =>
  number === null ? 'from -- prime awards' : `from ${plural(number, 'prime award')}`;

/** Returns a phrase for the period of a profile, such as `in FY 2025`. */
export const periodPhrase = ({ fy }: StateProfile, today: IsoDay): string =>
  profilePeriodPhrase(fy, today);

/** Returns the start of the sentence about the obligations in a state: the amount and its period. */
export const formatStateStart = (profile: StateProfile, today: IsoDay): string => {
  const { name, totalPrimeAmount } = profile.overview;
  if (totalPrimeAmount === null)
    return `${name}: the amount obligated for work there ${periodPhrase(profile, today)} is not available`;
  return `${name}: ${profileMoney(totalPrimeAmount)} obligated for work there ${periodPhrase(profile, today)}`;
};

/** Returns the rank of a state among the states, or of the District of Columbia or a territory among all states and territories. */
export const formatStateRank = (code: string, places: readonly PlaceTotal[]): string => {
  const group = profileStates.filter((each) => !isState(code) || isState(each.code));
  const amounts = new Map(places.map((place) => [place.code, place.obligations]));
  return describeRank(
    amounts.get(code),
    group.map((each) => amounts.get(each.code) ?? 0),
    `of ${group.length} ${isState(code) ? 'states' : 'states and territories'}`,
  );
};

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

/** Returns the key figures of a profile. `outlayDays` is the period of its outlays if it differs from the profile's period. */
export const stateFigures = (profile: StateProfile, outlayDays = ''): readonly KeyFigure[] => {
  const { overview } = profile;
  return [
    {
      label: 'Obligations',
      value: profileMoney(overview.totalPrimeAmount),
      exact: `${money(overview.totalPrimeAmount, 2)} ${formatAwardCount(overview.totalPrimeAwards)}`,
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
