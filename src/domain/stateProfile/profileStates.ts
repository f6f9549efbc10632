import { DEFAULT_PROFILE_YEAR } from '../profileYears';
import { usStates, type UsState } from '../states';

/** Longitude and latitude. */
export type Center = readonly [number, number];

/** Centers of the profile states by FIPS code. Source: Census Bureau, rounded. */
const centers: Readonly<Record<string, Center>> = {
  '01': [-86.703, 32.526],
  '02': [-153.61, 62.076],
  '04': [-111.668, 34.168],
  '05': [-92.495, 34.752],
  '06': [-120.048, 37.23],
  '08': [-105.55, 39.0],
  '09': [-72.662, 41.52],
  '10': [-75.483, 39.119],
  '11': [-76.991, 38.896],
  '12': [-81.55, 27.649],
  '13': [-83.251, 32.675],
  '15': [-155.424, 19.591],
  '16': [-115.465, 45.495],
  '17': [-89.451, 39.739],
  '18': [-86.174, 39.691],
  '19': [-93.152, 41.939],
  '20': [-98.328, 38.643],
  '21': [-84.729, 37.824],
  '22': [-91.672, 30.889],
  '23': [-69.218, 45.14],
  '24': [-76.349, 38.842],
  '25': [-70.596, 41.965],
  '26': [-84.516, 44.979],
  '27': [-94.504, 46.443],
  '28': [-89.71, 32.523],
  '29': [-92.492, 38.295],
  '30': [-109.341, 46.682],
  '31': [-100.032, 41.497],
  '32': [-116.708, 38.561],
  '33': [-71.554, 43.998],
  '34': [-74.415, 40.057],
  '35': [-106.045, 34.3],
  '36': [-76.302, 42.685],
  '37': [-78.224, 35.12],
  '38': [-100.452, 47.469],
  '39': [-82.707, 40.359],
  '40': [-97.217, 35.331],
  '41': [-120.61, 44.121],
  '42': [-77.738, 41.119],
  '44': [-71.457, 41.508],
  '45': [-80.431, 33.594],
  '46': [-100.254, 44.372],
  '47': [-86.318, 35.832],
  '48': [-99.684, 31.17],
  '49': [-111.55, 39.516],
  '50': [-72.772, 43.873],
  '51': [-78.225, 38.002],
  '53': [-120.76, 47.283],
  '54': [-80.294, 38.922],
  '55': [-89.721, 44.9],
  '56': [-107.549, 42.983],
  '60': [-170.721, -14.299],
  '66': [144.756, 13.447],
  '69': [145.211, 14.155],
  '72': [-66.25, 18.198],
  '78': [-64.73, 17.731],
};

/** A state, the District of Columbia or a territory that has a profile. */
export interface ProfileState extends UsState {
  slug: string;
  center: Center;
}
/** Returns a name as lowercase words joined by hyphens, without punctuation. */
const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-');
/** The 56 states and territories with a profile. */
export const profileStates: readonly ProfileState[] = usStates.flatMap((state) => {
  const center = centers[state.fips];
  return center ? [{ ...state, slug: toSlug(state.name), center }] : [];
});

/** Postal codes of the District of Columbia and the territories. */
const otherCodes: ReadonlySet<string> = new Set(['DC', 'AS', 'GU', 'MP', 'PR', 'VI']);
/** Returns whether a postal code is one of the 50 states. */
export const isState = (code: string): boolean => !otherCodes.has(code);

/** Returns the state that a path segment identifies by name, postal code or FIPS code of one or two digits; undefined if none. */
export const findProfileState = (segment: string): ProfileState | undefined =>
  profileStates.find(({ slug, fips, code }) =>
    /^\d{1,2}$/.test(segment)
      ? fips === segment.padStart(2, '0')
      : slug === toSlug(segment) || code === segment.toUpperCase(),
  );
/** Returns the address of a state's profile in a year. */
export const statePath = (
  { slug }: Pick<ProfileState, 'slug'>,
  fy: string = DEFAULT_PROFILE_YEAR,
) => `/state/${slug}/${fy}`;

/** Returns the name of a state or country for use within a sentence: `the District of Columbia`, `the United States`. */
export const nameInSentence = (name: string): string =>
  /^(District|Northern|U\.S\.|United) /.test(name) ? `the ${name}` : name;
