import type { ProgramCode } from './programCode';

export interface OfficialLink {
  label: string;
  href: string;
}
/** First year of the NAICS edition in use, and of the editions before it. */
const naicsEditions = [2022, 2017, 2012, 2007] as const;
/** Returns the edition of NAICS that contains a code: the newest, or for a retired code the one before it was retired. */
const findEdition = (yearRetired: number | null): number =>
  naicsEditions.find((year) => yearRetired === null || year < yearRetired) ?? 2007;

/** Returns the link to the official description of a program. */
export const officialLink = (
  { kind, code }: ProgramCode,
  yearRetired: number | null = null,
): OfficialLink => {
  if (kind === 'assistance')
    return {
      label: `Assistance listing ${code} on SAM.gov`,
      href: `https://sam.gov/search/?index=cfda&sfm%5BsimpleSearch%5D%5BkeywordTags%5D%5B0%5D%5Bvalue%5D=${code}`,
    };
  if (kind === 'psc')
    return {
      label: 'Product and Service Codes Manual on acquisition.gov',
      href: 'https://www.acquisition.gov/psc-manual',
    };
  const edition = findEdition(yearRetired);
  return {
    label: `NAICS ${code} (${edition}) on census.gov`,
    href: `https://www.census.gov/naics/?input=${code}&year=${edition}&details=${code}`,
  };
};
