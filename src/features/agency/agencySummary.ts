import type { KeyFigure } from '@/blocks/profile';
import type { AgencyYear } from '@/domain/agencies/agencyProfile';
import { agencyTitle } from '@/domain/agencies/listedAgency';
import { money, percent, profileMoney, type Dollars } from '@/domain/format';
import type { AgencyInYear } from './agencyYear';

/** Returns a name for use within a sentence, with an article if it needs one: `the Department of Energy`. */
export const addArticle = (name: string): string =>
  /^(the|u\.?s\.?aid\b|amtrak)\b/i.test(name) ||
  !/ (of|for|on|board|bureau|commission|administration|agency|foundation|corporation|service|council|office|department|endowment|bank|authority|fund|court|home|corps)\b|^(department|office|agency|bureau|board)\b/i.test(
    name,
  )
    ? name
    : `the ${name}`;

/** Returns two sentences about an agency's budgetary resources, obligations and outlays in a year, or one if there is no data. */
export const agencySentence = (
  { agency, fy, accountYear }: AgencyInYear,
  year: AgencyYear | undefined,
): string => {
  const subject = addArticle(agencyTitle(agency));
  if (!year || year.resources === null)
    return `There is no account data for ${subject} in FY ${fy}.`;
  const budget = `In ${accountYear}, ${subject} had ${profileMoney(year.resources)} in budgetary resources, ${percent(year.resources, year.federalResources, 2)} of the federal total`;
  if (year.obligated === null) return `${budget}. Its obligations are not available.`;
  const share = year.resources > 0 ? ` (${percent(year.obligated, year.resources)})` : '';
  const outlayText = year.outlayed === null ? '' : ` and paid out ${profileMoney(year.outlayed)}`;
  return `${budget}. It obligated ${profileMoney(year.obligated)} of them${share}${outlayText}.`;
};

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
