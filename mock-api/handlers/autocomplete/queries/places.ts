import type { Lookups } from '../../../core/lookups';
import type { Call } from '../../../core/route';
import { normalize } from '../../../db/searchText';
import { Values } from '../../../filters/values';
import type { CitySearch } from '../shapes/names';

const US = 'UNITED STATES';
const getStateName = (lookups: Lookups, id: unknown) =>
  lookups.stateById.get(Number(id))?.name.toUpperCase() ?? null;
const getCountryName = (lookups: Lookups, id: number) =>
  id === 0 ? US : lookups.countryById.get(id)!.name;

/** Returns a function that tests whether a name contains the text, and one that sorts names beginning with the text first. */
const makeMatcher = (phrase: string) => ({
  hit: (name: string) => normalize(name).includes(phrase),
  first: (a: string, b: string) =>
    Number(normalize(b).startsWith(phrase)) - Number(normalize(a).startsWith(phrase)) ||
    (a < b ? -1 : 1),
});
type Matcher = ReturnType<typeof makeMatcher>;

const findCountries = (lookups: Lookups, typedText: string, { hit, first }: Matcher) =>
  lookups.countries
    .filter((row) => hit(getCountryName(lookups, row.id)) || row.alpha3 === typedText)
    .map((row) => ({ country_name: getCountryName(lookups, row.id) }))
    .sort((a, b) => first(a.country_name, b.country_name));

const findStates = (lookups: Lookups, typedText: string, { hit, first }: Matcher) =>
  lookups.states
    .filter((row) => hit(row.name) || row.code === typedText)
    .map((row) => ({ state_name: row.name.toUpperCase(), country_name: US }))
    .sort((a, b) => first(a.state_name, b.state_name));

const findCounties = (lookups: Lookups, limit: number, { hit, first }: Matcher) =>
  lookups.counties
    .flatMap((row) =>
      row.name && (hit(row.name) || hit(`${row.name} county`)) ? [{ ...row, name: row.name }] : [],
    )
    .sort((a, b) => first(a.name, b.name) || Number(b.population) - Number(a.population))
    .slice(0, limit)
    .map((row) => ({
      county_name: row.name.toUpperCase(),
      county_fips: String(row.id).padStart(5, '0'),
      state_name: getStateName(lookups, row.state_id),
      country_name: US,
    }));

const findCities = async ({ db, lookups }: Call, typedText: string, limit: number) => {
  const rows = await db.query<{ city: string; state_id: number | null; country_id: number }>(
    `select city_upper AS city, state_id, country_id
      from place
      where city is not null and (starts_with(city_upper, $1) or contains(city_upper, ' ' || $1))
      group by city_upper, state_id, country_id
      order by starts_with(city_upper, $1) desc, city_upper = $1 desc, count(*) desc, city_upper, state_id
      limit ${limit}`,
    [typedText],
  );
  return rows.map((row) => ({
    city_name: row.city,
    state_name: row.state_id === null ? null : getStateName(lookups, row.state_id),
    country_name: getCountryName(lookups, Number(row.country_id)),
  }));
};

const findZips = async ({ db, lookups }: Call, typedText: string, limit: number) => {
  if (!/^\d{3,5}$/.test(typedText)) return [];
  const rows = await db.query<{ zip5: string; state_id: number }>(
    `select distinct zip5, state_id from place where starts_with(zip5, $1) order by 1 limit ${limit}`,
    [typedText],
  );
  return rows.map((row) => ({
    zip_code: row.zip5,
    state_name: getStateName(lookups, row.state_id),
    country_name: US,
  }));
};

/** Returns the districts of the states whose name contains the text, or the districts that match a code such as CO-02. */
const findDistricts = async (
  { db, lookups }: Call,
  typedText: string,
  limit: number,
  { hit }: Matcher,
  [column, key]: readonly ['cd_cur', 'current_cd'] | readonly ['cd_org', 'original_cd'],
) => {
  const match = /^([A-Z]{2})[- ]?(\d{0,2})$/.exec(typedText);
  const stateIds = lookups.states
    .filter((row) => (match ? row.code === match[1] : hit(row.name)))
    .map((row) => row.id);
  if (!stateIds.length) return [];
  const values = new Values();
  const conditions = [`${column} is not null`, values.in('state_id', stateIds)];
  if (match?.[2])
    conditions.push(
      `starts_with(lpad((${column} % 100)::VARCHAR, 2, '0'), ${values.add(match[2])})`,
    );
  const rows = await db.query<{ cd: number }>(
    `select distinct ${column} cd
      from place
      where ${conditions.join(' and ')}
      order by 1
      limit ${limit}`,
    values.list,
  );
  return rows.map((row) => {
    const state = lookups.stateById.get(Math.floor(row.cd / 100))!;
    return {
      [key]: `${state.code}-${String(row.cd % 100).padStart(2, '0')}`,
      state_name: state.name.toUpperCase(),
      country_name: US,
    };
  });
};

/** Returns the places that match the text, up to `limit` of each kind. Kinds without a match are left out. */
export const searchLocations = async (call: Call) => {
  const { lookups, body } = call;
  const { search_text: search, limit = 5 } = body as { search_text: string; limit?: number };
  const phrase = normalize(search);
  const typedText = search.trim().toUpperCase();
  if (phrase === ' ') return { count: 0, results: {}, messages: [] };
  const matcher = makeMatcher(phrase);
  const matches = {
    countries: findCountries(lookups, typedText, matcher).slice(0, limit),
    states: findStates(lookups, typedText, matcher).slice(0, limit),
    cities: await findCities(call, typedText, limit),
    counties: findCounties(lookups, limit, matcher),
    zip_codes: await findZips(call, typedText, limit),
    districts_original: await findDistricts(call, typedText, limit, matcher, [
      'cd_org',
      'original_cd',
    ]),
    districts_current: await findDistricts(call, typedText, limit, matcher, [
      'cd_cur',
      'current_cd',
    ]),
  };
  const results = Object.fromEntries(Object.entries(matches).filter(([, list]) => list.length));
  return {
    count: Object.values(matches).reduce((sum, list) => sum + list.length, 0),
    results,
    messages: [],
  };
};
const citySides = {
  primary_place_of_performance: 'pop_place',
  recipient_location: 'rec_place',
} as const;
/** Returns the cities whose name begins with the text. A filter limits them to a country or state, and to cities with awards. */
export const searchCities = async ({ db, lookups, body }: Call) => {
  const { search_text: search, limit = 10, filter } = body as unknown as CitySearch;
  const values = new Values();
  const conditions = [
    `city is not null and starts_with(city_upper, ${values.add(search.trim().toUpperCase())})`,
  ];
  if (filter) {
    const country = lookups.countryByCode.get(filter.country_code.toUpperCase());
    conditions.push(
      filter.country_code.toUpperCase() === 'FOREIGN'
        ? 'country_id > 0'
        : country
          ? `country_id = ${values.add(country.id)}`
          : 'false',
    );
    const side = citySides[filter.scope];
    conditions.push(`id in (select ${side} from award union all select ${side} from subaward)`);
    if (filter.state_code)
      conditions.push(
        `state_id = ${values.add(lookups.stateByCode.get(filter.state_code.toUpperCase())?.id ?? -1)}`,
      );
  }
  const rows = await db.query<{ city: string; state_id: number | null }>(
    `select distinct city_upper AS city, state_id
    from place
    where ${conditions.join(' and ')}
    order by 1, 2
    limit ${limit}`,
    values.list,
  );
  return {
    count: rows.length,
    results: rows.map((row) => ({
      city_name: row.city,
      state_code:
        row.state_id === null ? null : (lookups.stateById.get(row.state_id)?.code ?? null),
    })),
  };
};
