import { usStates } from './states';

/** House seats by state after the censuses of 2020, 2010 and 2000. Source: Census Bureau, apportionment tables. */
const seats: Readonly<Record<string, readonly [current: number, former: number, before: number]>> =
  {
    AK: [1, 1, 1],
    AL: [7, 7, 7],
    AR: [4, 4, 4],
    AZ: [9, 9, 8],
    CA: [52, 53, 53],
    CO: [8, 7, 7],
    CT: [5, 5, 5],
    DE: [1, 1, 1],
    FL: [28, 27, 25],
    GA: [14, 14, 13],
    HI: [2, 2, 2],
    IA: [4, 4, 5],
    ID: [2, 2, 2],
    IL: [17, 18, 19],
    IN: [9, 9, 9],
    KS: [4, 4, 4],
    KY: [6, 6, 6],
    LA: [6, 6, 7],
    MA: [9, 9, 10],
    MD: [8, 8, 8],
    ME: [2, 2, 2],
    MI: [13, 14, 15],
    MN: [8, 8, 8],
    MO: [8, 8, 9],
    MS: [4, 4, 4],
    MT: [2, 1, 1],
    NC: [14, 13, 13],
    ND: [1, 1, 1],
    NE: [3, 3, 3],
    NH: [2, 2, 2],
    NJ: [12, 12, 13],
    NM: [3, 3, 3],
    NV: [4, 4, 3],
    NY: [26, 27, 29],
    OH: [15, 16, 18],
    OK: [5, 5, 5],
    OR: [6, 5, 5],
    PA: [17, 18, 19],
    RI: [2, 2, 2],
    SC: [7, 7, 6],
    SD: [1, 1, 1],
    TN: [9, 9, 9],
    TX: [38, 36, 32],
    UT: [4, 4, 3],
    VA: [11, 11, 11],
    VT: [1, 1, 1],
    WA: [10, 10, 9],
    WI: [8, 8, 8],
    WV: [2, 3, 3],
    WY: [1, 1, 1],
  };
const AT_LARGE_CODE = '00';
const NON_VOTING_CODE = '98';
const MULTIPLE_CODE = '90';
const padToTwoDigits = (number: number): string => String(number).padStart(2, '0');
const listNumbers = (count: number): string[] =>
  count === 1 ? [AT_LARGE_CODE] : Array.from({ length: count }, (_, at) => padToTwoDigits(at + 1));

/** Returns the total number of seats after a census, which must be 435. @internal */
export const countSeats = (census: 0 | 1 | 2): number =>
  Object.values(seats).reduce((sum, counts) => sum + counts[census], 0);

/**
 * Returns the districts of a state as in award data (`CO-01`), or [] for an unknown state. 00 means the whole state and 98 a nonvoting
 * delegate. The original districts are those of every map since 2003, and 90 for awards in several districts.
 */
export const getDistricts = (kind: 'current' | 'original', state: string): readonly string[] => {
  if (!usStates.some(({ code }) => code === state)) return [];
  const counts = seats[state];
  const numbers = !counts
    ? [NON_VOTING_CODE]
    : kind === 'current'
      ? listNumbers(counts[0])
      : [...new Set(counts.flatMap(listNumbers))].sort();
  return [...numbers, ...(kind === 'original' ? [MULTIPLE_CODE] : [])].map(
    (number) => `${state}-${number}`,
  );
};
