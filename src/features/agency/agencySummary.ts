import type { KeyFigure } from '@/blocks/profile';
import { addArticle } from '@/domain/agencies/addArticle';
import type { AgencyYear } from '@/domain/agencies/agencyProfile';
import { agencyTitle } from '@/domain/agencies/listedAgency';
import { money, percent, plural, profileMoney, type Dollars } from '@/domain/format';
import { describeUse, formatOpeningEnd } from '@/domain/profileOpening';
import { describeRank } from '@/domain/rank';
import type { AgencyInYear } from './agencyYear';

/** Returns the start of the sentence about an agency's budgetary resources: the amount, its period and its share. */
export const formatAgencyStart = (
  { agency, fy, accountYear }: AgencyInYear,
  year: AgencyYear | undefined,
): string => {
  if (!year || year.resources === null)
    return `There is no account data for ${addArticle(agencyTitle(agency))} in FY ${fy}`;
  return `${agencyTitle(agency)}: ${profileMoney(year.resources)} in budgetary resources in ${accountYear} (${percent(year.resources, year.federalResources, 2)} of the federal total)`;
};
/**
 * Returns the end of the sentence: the change of the budgetary resources since the year before and their rank, the obligations and
 * outlays. If agencies have reported only a part of the year, the change is that of the last complete year.
 */
export const formatAgencyEnd = (
  { fy, accountYear }: AgencyInYear,
  years: readonly AgencyYear[],
  rank: string,
): string => {
  const getYear = (ofYear: number) => years.find(({ fiscalYear }) => fiscalYear === ofYear);
  const shownYear = getYear(fy);
  if (!shownYear || shownYear.resources === null) return '.';
  const isComplete = accountYear === `FY ${fy}`;
  const changeYear = isComplete ? fy : fy - 1;
  return formatOpeningEnd({
    change: {
      year: changeYear,
      amount: getYear(changeYear)?.resources ?? null,
      earlier: getYear(changeYear - 1)?.resources ?? null,
    },
    period: isComplete ? String(fy) : accountYear,
    rank,
    measure: 'in budgetary resources',
    detail: describeUse(shownYear),
  });
};
/** Returns the rank of an agency's budgetary resources among `total` agencies. `agencies` has all agencies with larger amounts. */
export const formatAgencyRank = (
  toptierCode: string,
  agencies: readonly { toptierCode: string; budget: Dollars | null }[],
  total: number,
): string =>
  describeRank(
    agencies.find((agency) => agency.toptierCode === toptierCode)?.budget,
    agencies.map(({ budget }) => budget),
    `of ${plural(total, 'agency', 'agencies')}`,
  );

/** Returns the key figures of an agency. Award obligations are part of the obligations, but come from another source. */
export const agencyFigures = (
  { accountYear, awardYear }: AgencyInYear,
  year: AgencyYear | undefined,
  awardObligations: Dollars | null,
): readonly KeyFigure[] => [
  {
    label: 'Budgetary Resources',
    value: profileMoney(year?.resources),
    exact: `${money(year?.resources, 2)}, ${percent(year?.resources, year?.federalResources, 2)} of the federal budget of ${accountYear}`,
  },
  {
    label: 'Obligations',
    value: profileMoney(year?.obligated),
    exact: `${money(year?.obligated, 2)}, ${percent(year?.obligated, year?.resources)} of budgetary resources in ${accountYear}`,
  },
  {
    label: 'Outlays',
    value: profileMoney(year?.outlayed),
    exact: `${money(year?.outlayed, 2)} paid out in ${accountYear}`,
  },
  {
    label: 'Award Obligations',
    value: profileMoney(awardObligations),
    exact: `${money(awardObligations, 2)} in ${awardYear}, ${percent(awardObligations, year?.obligated)} of obligations${accountYear === awardYear ? '' : ` in ${accountYear}`}`,
  },
];
