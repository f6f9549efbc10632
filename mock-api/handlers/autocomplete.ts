import { Type } from '@sinclair/typebox';
import { literals, NullableText } from '../core/shapes';
import { agencyMatch } from '../../src/domain/agencyMatch';
import { Limit } from '../core/paging';
import type { Call, Route } from '../core/route';
import { normalise } from '../db/searchText';
import { Values } from '../filters/values';

const AgencyAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.Integer(),
      toptier_flag: Type.Boolean(),
      toptier_agency: Type.Object({
        toptier_code: Type.String(),
        abbreviation: NullableText,
        name: Type.String(),
      }),
      subtier_agency: Type.Object({
        abbreviation: NullableText,
        name: Type.String(),
        subtier_code: Type.Optional(Type.String()),
      }),
    }),
  ),
  messages: Type.Array(Type.String()),
});

/** Agencies by part of their name or abbreviation: better matches first, then whole agencies, then the larger one. */
const agencies = ({ lookups, body }: Call) => {
  const { search_text: search, limit = 10 } = body as { search_text: string; limit?: number };
  const phrase = normalise(search);
  if (phrase === ' ') return { results: [], messages: [] };
  // One subtier row stands for each whole agency: the marked one, else the first.
  const standsForTop = new Set(
    lookups.toptiers.map((top) => {
      const own = lookups.subtiers.filter((sub) => sub.toptier_id === top.id);
      return (own.find((sub) => sub.is_toptier) ?? own[0])?.id;
    }),
  );
  const matches = lookups.subtiers.flatMap((sub) => {
    const top = lookups.toptier.get(sub.toptier_id)!;
    const own = agencyMatch(sub.name, sub.abbr ?? '', search);
    const rows: { rank: number; flag: boolean; id: number; top: typeof top; sub: typeof sub }[] =
      [];
    if (standsForTop.has(sub.id)) {
      const whole = agencyMatch(top.name, top.abbr ?? '', search);
      if (whole) rows.push({ rank: whole, flag: true, id: top.id, top, sub });
    }
    if (own && !sub.is_toptier) rows.push({ rank: own, flag: false, id: sub.id, top, sub });
    return rows;
  });
  const title = (row: (typeof matches)[number]) => (row.flag ? row.top.name : row.sub.name);
  matches.sort(
    (a, b) =>
      b.rank - a.rank ||
      Number(b.flag) - Number(a.flag) ||
      b.top.weight - a.top.weight ||
      (title(a) < title(b) ? -1 : 1),
  );
  return {
    results: matches.slice(0, limit).map(({ id, flag, top, sub }) => ({
      id,
      toptier_flag: flag,
      toptier_agency: { toptier_code: top.code, abbreviation: top.abbr, name: top.name },
      subtier_agency: flag
        ? { abbreviation: top.abbr, name: top.name, subtier_code: sub.code }
        : { abbreviation: sub.abbr, name: sub.name, subtier_code: sub.code },
    })),
    messages: [],
  };
};

const recipients = async ({ db, body }: Call) => {
  const {
    search_text: search,
    limit = 10,
    recipient_levels: wanted,
  } = body as { search_text: string; limit?: number; recipient_levels?: string[] };
  const phrase = normalise(search);
  if (phrase === ' ') return { results: [], messages: [], count: 0 };
  const values = new Values();
  const bound = values.add(phrase);
  // A parent shows twice in the official list, as the family (P) and as itself (C).
  const rows = await db.query(
    `select * from (
      select name, uei, duns, unnest(case when is_parent then ['P', 'C'] when parent_id is not null then ['C'] else ['R'] end) as recipient_level, name_rank, starts_with(norm, ${bound}) AS begins
      from recipient where kind = 'normal' and contains(norm, ${bound})) ${wanted ? `where ${values.in('recipient_level', wanted)}` : ''}
    order by begins desc, name_rank, recipient_level desc limit ${limit}`,
    values.list,
  );
  return {
    results: rows.map((row) => ({
      recipient_name: row.name,
      uei: row.uei,
      duns: row.duns,
      recipient_level: row.recipient_level,
    })),
    messages: [],
    count: rows.length,
  };
};

const LocationAnswer = Type.Object({
  count: Type.Integer(),
  results: Type.Object(
    Object.fromEntries(
      [
        'countries',
        'states',
        'cities',
        'counties',
        'zip_codes',
        'districts_original',
        'districts_current',
      ].map((key) => [key, Type.Optional(Type.Array(Type.Record(Type.String(), NullableText)))]),
    ),
  ),
  messages: Type.Array(Type.String()),
});

/** Places by typed text, up to `limit` of each kind; kinds without a hit are left out. */
const locations = async ({ db, lookups, body }: Call) => {
  const { search_text: search, limit = 5 } = body as { search_text: string; limit?: number };
  const phrase = normalise(search);
  const typed = search.trim().toUpperCase();
  if (phrase === ' ') return { count: 0, results: {}, messages: [] };
  const hit = (name: string) => normalise(name).includes(phrase);
  const first = (a: string, b: string) =>
    Number(normalise(b).startsWith(phrase)) - Number(normalise(a).startsWith(phrase)) ||
    (a < b ? -1 : 1);
  const stateName = (id: unknown) => lookups.state.get(Number(id))?.name.toUpperCase() ?? null;
  const US = 'UNITED STATES';
  const countryName = (id: number) => (id === 0 ? US : lookups.country.get(id)!.name);
  const countries = lookups.countries
    .filter((row) => hit(countryName(row.id)) || row.alpha3 === typed)
    .map((row) => ({ country_name: countryName(row.id) }))
    .sort((a, b) => first(a.country_name, b.country_name))
    .slice(0, limit);
  const states = lookups.states
    .filter((row) => hit(row.name) || row.code === typed)
    .map((row) => ({ state_name: row.name.toUpperCase(), country_name: US }))
    .sort((a, b) => first(a.state_name, b.state_name))
    .slice(0, limit);
  const counties = lookups.counties
    .flatMap((row) =>
      row.name && (hit(row.name) || hit(`${row.name} county`)) ? [{ ...row, name: row.name }] : [],
    )
    .sort((a, b) => first(a.name, b.name) || Number(b.population) - Number(a.population))
    .slice(0, limit)
    .map((row) => ({
      county_name: row.name.toUpperCase(),
      county_fips: String(row.id).padStart(5, '0'),
      state_name: stateName(row.state_id),
      country_name: US,
    }));
  const cities = (
    await db.query<{ city: string; state_id: number | null; country_id: number }>(
      `select city_upper AS city, state_id, country_id from place where city is not null and (starts_with(city_upper, $1) or contains(city_upper, ' ' || $1)) group by city_upper, state_id, country_id order by starts_with(city_upper, $1) desc, city_upper = $1 desc, count(*) desc, city_upper, state_id limit ${limit}`,
      [typed],
    )
  ).map((row) => ({
    city_name: row.city,
    state_name: row.state_id === null ? null : stateName(row.state_id),
    country_name: countryName(Number(row.country_id)),
  }));
  const zips = /^\d{3,5}$/.test(typed)
    ? (
        await db.query<{ zip5: string; state_id: number }>(
          `select distinct zip5, state_id from place where starts_with(zip5, $1) order by 1 limit ${limit}`,
          [typed],
        )
      ).map((row) => ({
        zip_code: row.zip5,
        state_name: stateName(row.state_id),
        country_name: US,
      }))
    : [];
  const district = async (column: 'cd_cur' | 'cd_org', key: 'current_cd' | 'original_cd') => {
    const wanted = /^([A-Z]{2})[- ]?(\d{0,2})$/.exec(typed);
    const ids = lookups.states
      .filter((row) => (wanted ? row.code === wanted[1] : hit(row.name)))
      .map((row) => row.id);
    if (!ids.length) return [];
    const values = new Values();
    const rows = await db.query<{ cd: number }>(
      `select distinct ${column} cd from place where ${column} is not null and ${values.in('state_id', ids)} ${wanted?.[2] ? `and starts_with(lpad((${column} % 100)::VARCHAR, 2, '0'), ${values.add(wanted[2])})` : ''} order by 1 limit ${limit}`,
      values.list,
    );
    return rows.map((row) => {
      const state = lookups.state.get(Math.floor(row.cd / 100))!;
      return {
        [key]: `${state.code}-${String(row.cd % 100).padStart(2, '0')}`,
        state_name: state.name.toUpperCase(),
        country_name: US,
      };
    });
  };
  const all = {
    countries,
    states,
    cities,
    counties,
    zip_codes: zips,
    districts_original: await district('cd_org', 'original_cd'),
    districts_current: await district('cd_cur', 'current_cd'),
  };
  const results = Object.fromEntries(Object.entries(all).filter(([, list]) => list.length));
  return {
    count: Object.values(all).reduce((sum, list) => sum + list.length, 0),
    results,
    messages: [],
  };
};

const CityBody = Type.Object({
  search_text: Type.String(),
  limit: Limit(500),
  filter: Type.Optional(
    Type.Object({
      country_code: Type.String(),
      scope: literals(['primary_place_of_performance', 'recipient_location']),
      state_code: Type.Optional(Type.String()),
    }),
  ),
});
const cities = async ({ db, lookups, body }: Call) => {
  const {
    search_text: search,
    limit = 10,
    filter,
  } = body as {
    search_text: string;
    limit?: number;
    filter?: { country_code: string; state_code?: string };
  };
  const values = new Values();
  const parts = [
    `city is not null and starts_with(city_upper, ${values.add(search.trim().toUpperCase())})`,
  ];
  if (filter) {
    const country = lookups.countryByCode.get(filter.country_code.toUpperCase());
    parts.push(
      filter.country_code.toUpperCase() === 'FOREIGN'
        ? 'country_id > 0'
        : country
          ? `country_id = ${values.add(country.id)}`
          : 'false',
    );
    if (filter.state_code)
      parts.push(
        `state_id = ${values.add(lookups.stateByCode.get(filter.state_code.toUpperCase())?.id ?? -1)}`,
      );
  }
  const rows = await db.query<{ city: string; state_id: number | null }>(
    `select distinct city_upper AS city, state_id from place where ${parts.join(' and ')} order by 1, 2 limit ${limit}`,
    values.list,
  );
  return {
    count: rows.length,
    results: rows.map((row) => ({
      city_name: row.city,
      state_code: row.state_id === null ? null : (lookups.state.get(row.state_id)?.code ?? null),
    })),
  };
};

/** Assistance listings by part of the number or of the title; numbers that begin with the text first. */
const listings = async ({ lookups, body }: Call) => {
  const { search_text: text, limit = 10 } = body as { search_text: string; limit?: number };
  const phrase = normalise(text);
  const typed = text.trim();
  if (phrase === ' ') return { results: [] };
  const found = lookups.listings.filter(
    (row) =>
      row.number.startsWith(typed) || normalise(`${row.number} ${row.title}`).includes(phrase),
  );
  const begins = (row: (typeof found)[number]) => Number(row.number.startsWith(typed));
  return {
    results: found
      .sort((a, b) => begins(b) - begins(a) || (a.number < b.number ? -1 : 1))
      .slice(0, limit)
      .map((row) => ({ program_number: row.number, program_title: row.title, popular_name: '' })),
  };
};

const search = { search_text: Type.String(), limit: Limit(500) };

export const autocompleteRoutes: readonly Route[] = [
  ...(['awarding_agency', 'funding_agency'] as const).map((name): Route => ({
    method: 'POST',
    path: `v2/autocomplete/${name}/`,
    summary: 'Agencies by typed text',
    errors: [400, 422],
    body: Type.Object({
      search_text: Type.String(),
      limit: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
    answer: AgencyAnswer,
    handler: async (call) => agencies(call),
  })),
  {
    method: 'POST',
    path: 'v2/autocomplete/recipient/',
    summary: 'Recipients by name, UEI or DUNS',
    errors: [400, 422],
    body: Type.Object({
      ...search,
      recipient_levels: Type.Optional(Type.Array(literals(['C', 'P', 'R']))),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          recipient_name: NullableText,
          recipient_level: NullableText,
          uei: NullableText,
          duns: NullableText,
        }),
      ),
      messages: Type.Array(Type.String()),
      count: Type.Integer(),
    }),
    handler: recipients,
  },
  {
    method: 'POST',
    path: 'v2/autocomplete/location/',
    summary: 'Places by typed text',
    errors: [400, 422],
    body: Type.Object({ search_text: Type.String(), limit: Limit(20, 5) }),
    answer: LocationAnswer,
    handler: locations,
  },
  {
    method: 'POST',
    path: 'v2/autocomplete/cfda/',
    summary: 'Assistance listings by typed text',
    errors: [400, 422],
    body: Type.Object({
      search_text: Type.String(),
      limit: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          program_number: Type.String(),
          program_title: Type.String(),
          popular_name: Type.String(),
        }),
      ),
    }),
    handler: listings,
  },
  {
    method: 'POST',
    path: 'v2/autocomplete/city/',
    summary: 'Cities by typed text',
    errors: [400, 422],
    body: CityBody,
    answer: Type.Object({
      count: Type.Integer(),
      results: Type.Array(Type.Object({ city_name: Type.String(), state_code: NullableText })),
    }),
    handler: cities,
  },
];
