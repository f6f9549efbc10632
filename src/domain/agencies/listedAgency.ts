/** A top-tier agency in the list of all, with its money of the latest year that is out. */
import { percent, type Dollars } from '../format';
import { paths } from '../site/paths';

/** Amounts are null where the service does not say. */
export interface ListedAgency {
  /** The number of old addresses. */
  id: string;
  /** What stands in the address; '' where the service has none. */
  slug: string;
  /** Treasury's code of three or four digits. */
  toptierCode: string;
  name: string;
  abbreviation: string;
  /** Where the agency explains its budget to the Congress; '' where no address of the web is known. */
  justification: string;
  budgetaryResources: Dollars | null;
  /** Part of the budgetary resources of all agencies, of 1. */
  share: number | null;
  obligations: Dollars | null;
  outlays: Dollars | null;
  /** Fiscal year and quarter of the amounts; '' where not known. */
  fiscalYear: string;
  quarter: string;
}

/** `Department of Energy (DOE)`. */
export const agencyTitle = ({
  name,
  abbreviation,
}: Pick<ListedAgency, 'name' | 'abbreviation'>): string =>
  abbreviation ? `${name} (${abbreviation})` : name;

/** The profile of an agency, or a section of it. */
export const agencyPath = (agency: Pick<ListedAgency, 'id' | 'slug'>, section = ''): string =>
  `${paths.agency(agency.slug || agency.id)}${section && `?section=${section}`}`;

/** A share of 1 with two decimals. What is more than nothing and rounds to it is said in words (pages document §6.1); nothing itself stays nothing. */
export const shareWords = (share: number | null): string =>
  percent(share, 1, 2).replace('< ', 'Less than ');
