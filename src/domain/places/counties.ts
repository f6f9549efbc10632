/** Codes and names of counties, and codes that award data no longer or never uses. Source: Census Bureau, changes to counties since 1970. */
import countyNumbers from './countyNumbers.json';

/** What a state calls its counties, if not “County”. Alaska’s names already say it. */
const nounsByState: Readonly<Record<string, string>> = {
  LA: 'Parish',
  PR: 'Municipio',
  AK: '',
  DC: '',
  AS: '',
  GU: '',
  MP: '',
  VI: '',
};
/** The first county number of a city that belongs to no county. Maryland, Missouri, Nevada and Virginia have such cities. */
const FIRST_CITY_NUMBER = 510;

/** Returns the full name of a county by FIPS code: `Orleans Parish, LA`, `Richmond (city), VA`, `Carson City, NV`. */
export const countyName = (fips: string, name: string, state: string): string => {
  const isCity = Number(fips.slice(2)) >= FIRST_CITY_NUMBER && state !== 'AK';
  // Carson City is the only such city of Nevada, and “City” is a part of its name.
  if (isCity && state === 'NV') return `${name}, ${state}`;
  if (isCity) return `${name.replace(/ city$/i, '')} (city), ${state}`;
  const noun = nounsByState[state] ?? 'County';
  return `${[name, noun].filter(Boolean).join(' ')}, ${state}`;
};

interface ChangedCounty {
  name: string;
  /** FIPS codes that replace the code. */
  replacedBy: readonly string[];
  year: number;
}
/** Counties whose code was retired, by FIPS code. */
const retiredCounties: Readonly<Record<string, ChangedCounty>> = {
  '02201': {
    name: 'Prince of Wales–Outer Ketchikan Census Area',
    replacedBy: ['02198', '02130'],
    year: 2008,
  },
  '02232': {
    name: 'Skagway–Hoonah–Angoon Census Area',
    replacedBy: ['02105', '02230'],
    year: 2007,
  },
  '02261': { name: 'Valdez–Cordova Census Area', replacedBy: ['02063', '02066'], year: 2019 },
  '02270': { name: 'Wade Hampton Census Area', replacedBy: ['02158'], year: 2015 },
  '02280': { name: 'Wrangell–Petersburg Census Area', replacedBy: ['02195', '02275'], year: 2008 },
  '12025': { name: 'Dade', replacedBy: ['12086'], year: 1997 },
  '30113': { name: 'Yellowstone National Park', replacedBy: ['30031', '30067'], year: 1997 },
  '46113': { name: 'Shannon', replacedBy: ['46102'], year: 2015 },
  '51515': { name: 'Bedford', replacedBy: ['51019'], year: 2013 },
  '51560': { name: 'Clifton Forge', replacedBy: ['51005'], year: 2001 },
  '51780': { name: 'South Boston', replacedBy: ['51083'], year: 1995 },
};
/** Returns the county that a retired code stood for; undefined for a code in use. */
export const findRetiredCounty = (fips: string): ChangedCounty | undefined => retiredCounties[fips];
/** Counties that are newer than the maps, by FIPS code. */
const newCounties: Readonly<Record<string, string>> = {
  '02063': 'Chugach',
  '02066': 'Copper River',
};
/** Returns the name of a county that the maps do not have yet; undefined for any other code. */
export const findNewCounty = (fips: string): string | undefined => newCounties[fips];
/** The county numbers on the maps by state FIPS code. A range such as `1-175` has every second number. */
const numbersByState: Readonly<Record<string, string>> = countyNumbers;
/** Returns whether a FIPS code of five digits is a county of the maps, a newer one, or a retired one. */
export const isCountyCode = (fips: string): boolean => {
  if (findRetiredCounty(fips) || findNewCounty(fips) !== undefined) return true;
  const number = Number(fips.slice(2));
  const ranges = numbersByState[fips.slice(0, 2)]?.split(' ') ?? [];
  return ranges.some((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    return number >= first && number <= last && (number - first) % 2 === 0;
  });
};
/** Returns whether a code is one of Connecticut’s planning regions, which replaced its counties for statistics in 2022. */
export const isPlanningRegion = (fips: string): boolean => /^091[1-9]0$/.test(fips);
