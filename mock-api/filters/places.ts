import { groupBy } from '../core/values';
import type { Context } from './context';
import type { LocationFilter } from './schema';

/** Returns the parts of a location as columns and values, or undefined if a part does not exist. */
const getLocationParts = ({ lookups }: Context, location: LocationFilter): Parts | undefined => {
  const country = lookups.countryByCode.get(location.country.toUpperCase());
  const state = location.state ? lookups.stateByCode.get(location.state.toUpperCase()) : undefined;
  if (!country || (location.state && !state)) return undefined;
  const areaParts = (
    [
      ['county', location.county, 1000],
      ['cd_cur', location.district_current, 100],
      ['cd_org', location.district_original, 100],
    ] as const
  ).flatMap(([column, text, width]) => {
    if (!text) return [];
    const isNumber = /^\d{1,6}$/.test(text);
    return [[column, state && isNumber ? state.id * width + Number(text) : undefined] as const];
  });
  if (areaParts.some(([, value]) => value === undefined)) return undefined;
  return {
    country: country.id,
    ...(state ? { state: state.id } : {}),
    ...(Object.fromEntries(areaParts) as Record<string, number>),
    ...(location.city ? { city: location.city.toUpperCase() } : {}),
    ...(location.zip ? { zip: location.zip } : {}),
  };
};

type Parts = Record<string, number | string>;
/** The columns of `place` for each part, numbers before texts. Their concatenation is an unambiguous key. */
const columns: Readonly<Record<string, string>> = {
  country: 'country_id',
  state: 'state_id',
  county: 'county_id',
  cd_cur: 'cd_cur',
  cd_org: 'cd_org',
  zip: 'zip5',
  city: 'city_upper',
};
/** The maximum number of locations with the same set of fields that get separate conditions. */
const MAX_INLINE_PLACES = 12;

/** Returns a SQL condition that matches places of performance or recipient locations. A long list becomes one condition on places. */
export const locationsPredicate = (
  context: Context,
  side: 'pop' | 'rec',
  locations: readonly LocationFilter[],
): string => {
  const { values } = context;
  const partsByKind = groupBy(
    locations
      .map((location) => getLocationParts(context, location))
      .filter((parts) => parts !== undefined),
    (parts) =>
      Object.keys(columns)
        .filter((part) => part in parts)
        .join(' '),
  );
  const placeTests: string[] = [];
  const conditions: string[] = [];
  for (const [kind, members] of partsByKind) {
    const parts = kind.split(' ');
    const hasPlaceName = parts.includes('zip') || parts.includes('city');
    const test = (part: string, member: Parts) =>
      `${hasPlaceName ? columns[part] : `${side}_${part}`} = ${values.add(member[part]!)}`;
    if (members.length > MAX_INLINE_PLACES)
      placeTests.push(
        values.in(
          `concat_ws('|', ${parts.map((part) => columns[part]).join(', ')})`,
          members.map((member) => parts.map((part) => member[part]).join('|')),
        ),
      );
    else
      (hasPlaceName ? placeTests : conditions).push(
        ...members.map((member) => `(${parts.map((part) => test(part, member)).join(' and ')})`),
      );
  }
  if (placeTests.length)
    conditions.push(`${side}_place in (select id from place where ${placeTests.join(' or ')})`);
  return conditions.length ? `(${conditions.join(' or ')})` : 'false';
};
