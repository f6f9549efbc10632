/** The laws that the COVID-19 profile covers, and their Disaster Emergency Fund Codes (pages document §10.3). */
import { americanRescuePlanCode, covidDefCodes } from '../codes/defCodes';
import { date } from '../displayDate';
import type { IsoDay } from '../fiscal';

/** A Disaster Emergency Fund Code as the API lists it. */
export interface DisasterCode {
  code: string;
  /** Key of the disaster, such as `covid_19`; '' if the code belongs to no tracked disaster. */
  disaster: string;
  /** Laws of the code, separated by vertical bars. `title` contains their titles in the same format. */
  publicLaw: string;
  title: string;
  /** URLs of pages about the law. */
  urls: readonly string[];
}

/** The fiscal year in which the first relief law was signed. */
const FIRST_YEAR = 2020;
/** Returns the period of COVID-19 spending, such as `FY 2020 through 08/31/2025`. */
export const formatCovidPeriod = (lastDay: IsoDay): string =>
  `FY ${FIRST_YEAR} through ${date(lastDay)}`;

export type PublicLawId = 'all' | 'american-rescue-plan';
export interface PublicLaw {
  id: PublicLawId;
  label: string;
  /** The number of the law; '' if the choice covers several laws. */
  detail: string;
}
export const publicLaws: readonly PublicLaw[] = [
  { id: 'all', label: 'All COVID-19 Funding Laws', detail: '' },
  {
    id: 'american-rescue-plan',
    label: 'American Rescue Plan',
    detail: 'Non-emergency Public Law 117-2',
  },
];

/** Returns the COVID-19 codes of the API’s list, sorted. Returns the site’s own codes if the list is null or has none. */
export const getCovidCodes = (apiCodes: readonly DisasterCode[] | null): readonly string[] => {
  const listedCodes = (apiCodes ?? [])
    .filter(({ disaster }) => disaster === 'covid_19')
    .map(({ code }) => code);
  return [...new Set(listedCodes.length ? listedCodes : covidDefCodes)].sort();
};

/** Returns the codes of a selected law. Every request of the profile is limited to them. */
export const getLawCodes = (
  lawId: PublicLawId,
  covidCodes: readonly string[],
): readonly string[] => (lawId === 'american-rescue-plan' ? [americanRescuePlanCode] : covidCodes);
