/** Which laws the COVID-19 profile counts, and their Disaster Emergency Fund codes (pages document §10.3). */
import { americanRescuePlanCode, covidDefCodes } from '../codes/defCodes';

/** A code as the service lists it. */
export interface DisasterCode {
  code: string;
  /** As `covid_19`; '' for a code of no tracked disaster. */
  disaster: string;
  /** Several laws of one code are joined by a vertical bar, and so are their titles. */
  publicLaw: string;
  title: string;
  /** Pages on the law. */
  urls: readonly string[];
}

/** `all`, or one law. */
export type PublicLawId = 'all' | 'american-rescue-plan';
export interface PublicLaw {
  id: PublicLawId;
  label: string;
  /** The number of the law; '' where there are several. */
  detail: string;
}
/** The choices of the picker, in its order. */
export const publicLaws: readonly PublicLaw[] = [
  { id: 'all', label: 'All COVID-19 Funding Laws', detail: '' },
  {
    id: 'american-rescue-plan',
    label: 'American Rescue Plan',
    detail: 'Non-emergency Public Law 117-2',
  },
];

/** The COVID-19 codes of the service's list, sorted; the site's own stand in until it is there, or where it has none. */
export const covidCodesOf = (known: readonly DisasterCode[] | null): readonly string[] => {
  const listed = (known ?? [])
    .filter(({ disaster }) => disaster === 'covid_19')
    .map(({ code }) => code);
  return [...new Set(listed.length ? listed : covidDefCodes)].sort();
};

/** The codes of a choice of laws: those are what every call of the profile is limited to. */
export const codesOfLaw = (law: PublicLawId, covidCodes: readonly string[]): readonly string[] =>
  law === 'american-rescue-plan' ? [americanRescuePlanCode] : covidCodes;
