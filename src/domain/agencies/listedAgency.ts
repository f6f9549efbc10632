import { fiscalYearLabel, type LatestPeriod } from '../fiscal';
import { percent, toCents, type Dollars } from '../format';
import { paths } from '../site/paths';

/** A toptier agency in the latest published fiscal year. Amounts are null if the API does not report them. */
export interface ListedAgency {
  /** ID of the agency in the API. Old addresses contain it. */
  id: string;
  /** The slug in the agency's address; '' if the API returns none. */
  slug: string;
  /** Treasury's code of three or four digits. */
  toptierCode: string;
  name: string;
  abbreviation: string;
  /** URL of the agency's budget justification to Congress; '' if not available. */
  justification: string;
  budgetaryResources: Dollars | null;
  /** Share of the budgetary resources of all agencies, as a fraction of 1. */
  share: number | null;
  obligations: Dollars | null;
  outlays: Dollars | null;
  /** Fiscal year and quarter of the amounts; '' if not available. */
  fiscalYear: string;
  quarter: string;
}

/** Returns the name of an agency, with its abbreviation if it has one, such as `Department of Energy (DOE)`. */
export const agencyTitle = ({
  name,
  abbreviation,
}: Pick<ListedAgency, 'name' | 'abbreviation'>): string =>
  abbreviation ? `${name} (${abbreviation})` : name;

/** Returns the address of an agency’s profile, or of one of its sections. */
export const agencyPath = (agency: Pick<ListedAgency, 'id' | 'slug'>, section = ''): string =>
  `${paths.agency(agency.slug || agency.id)}${section && `?section=${section}`}`;

/** Returns a share with two decimals, or `Less than 0.01%` if it is positive but rounds to zero (pages document §6.1). */
export const formatShare = (share: number | null): string =>
  percent(share, 1, 2).replace('< ', 'Less than ');

/** Returns the period of the amounts, `FY 2025 through 08/31/2025`; '' if the API returns no fiscal year. */
export const formatListPeriod = (
  [first]: readonly ListedAgency[],
  latest: LatestPeriod | undefined,
): string => {
  if (!first?.fiscalYear) return '';
  return latest?.year === Number(first.fiscalYear)
    ? fiscalYearLabel(latest.year, latest.latestSubmissionDate)
    : `FY ${first.fiscalYear}${first.quarter ? `, through Q${first.quarter}` : ''}`;
};

type AmountField = 'budgetaryResources' | 'obligations' | 'outlays';
/** Returns the sum of an amount over all agencies, added in cents. Agencies without the amount are left out. */
export const sumAgencies = (agencies: readonly ListedAgency[], field: AmountField): Dollars =>
  agencies.reduce((cents, agency) => cents + toCents(agency[field]), 0) / 100;
