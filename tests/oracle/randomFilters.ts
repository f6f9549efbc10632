import type { Filters } from './oracle';
import type { Award, Place, World } from './world';

/** Returns a seeded random number generator (mulberry32). A failing run prints its seed, which can be set to repeat the run. */
export const makeGenerator = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const buildLocation = (place: Place, random: () => number) => {
  if (!place.country) return undefined;
  if (place.country !== 'USA')
    return {
      country: place.country,
      ...(place.city && random() < 0.5 ? { city: place.city } : {}),
    };
  if (!place.state) return { country: 'USA' };
  const part = Math.floor(random() * 6);
  if (part === 1 && place.county)
    return { country: 'USA', state: place.state, county: place.county };
  if (part === 2 && place.city) return { country: 'USA', state: place.state, city: place.city };
  if (part === 3 && place.zip) return { country: 'USA', zip: place.zip };
  if (part === 4 && place.current)
    return { country: 'USA', state: place.state, district_current: place.current };
  if (part === 5 && place.original)
    return { country: 'USA', state: place.state, district_original: place.original };
  return { country: 'USA', state: place.state };
};

/** Returns a filter set of two to six fields, based on an existing award so that most sets match something. */
export const randomFilters = (world: World, random: () => number): Filters => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const award: Award = pick(world.awards);
  const other: Award = pick(world.awards);
  const phrase = (text: string) => {
    const parts = text.trim().split(' ');
    const at = Math.floor(random() * parts.length);
    return parts.slice(at, at + 1 + Math.floor(random() * 2)).join(' ');
  };
  const makers: Record<string, () => Partial<Filters> | undefined> = {
    time: () => {
      const year = Number(award.latest.slice(0, 4));
      const isWide = random() < 0.5;
      const kind = pick([
        undefined,
        undefined,
        'date_signed',
        'last_modified_date',
        'new_awards_only',
      ]);
      if (year < 2009)
        return { time_period: [{ start_date: '2007-10-01', end_date: '2025-09-30' }] };
      return {
        time_period: [
          {
            start_date: `${isWide ? year - 1 : year}-01-01`,
            end_date: `${year}-12-31`,
            ...(kind ? { date_type: kind } : {}),
          },
          ...(random() < 0.3 ? [{ start_date: '2020-03-15', end_date: '2021-02-10' }] : []),
        ],
      };
    },
    agency: () => ({
      agencies: [
        random() < 0.6
          ? { type: 'awarding', tier: 'toptier', name: award.top }
          : { type: 'awarding', tier: 'subtier', name: award.sub, toptier_name: award.top },
        ...(random() < 0.3 ? [{ type: 'funding', tier: 'toptier', name: award.ftop! }] : []),
        ...(random() < 0.3 ? [{ type: 'awarding', tier: 'toptier', name: other.top }] : []),
      ],
    }),
    types: () => ({
      award_type_codes: [
        ...new Set([
          award.type,
          other.type,
          ...(random() < 0.5 ? world.typeCodes.slice(0, 8) : []),
        ]),
      ].filter((code) => !['E', 'F', 'G', 'S', 'T'].includes(code)),
    }),
    pop: () => {
      const part = buildLocation(award.pop, random);
      return (
        part && {
          place_of_performance_locations: [
            part,
            ...(random() < 0.3 ? [{ country: 'USA', state: 'TX' }] : []),
          ],
        }
      );
    },
    rec: () => {
      const part = buildLocation(award.rec, random);
      return part && { recipient_locations: [part] };
    },
    scope: () =>
      random() < 0.5
        ? { place_of_performance_scope: award.pop.country === 'USA' ? 'domestic' : 'foreign' }
        : { recipient_scope: award.rec.country === 'USA' ? 'domestic' : 'foreign' },
    recipient: () => {
      const text = phrase(award.recipientWords);
      return text.length >= 2 ? { recipient_search_text: [text] } : undefined;
    },
    category: () => {
      const ownCategories = world.categoryCodes.filter(
        (_, bit) => ((award.categories[bit < 60 ? 0 : 1]! >> BigInt(bit % 60)) & 1n) === 1n,
      );
      return ownCategories.length
        ? {
            recipient_type_names: [
              pick(ownCategories),
              ...(random() < 0.3 ? ['veteran_owned_business'] : []),
            ],
          }
        : undefined;
    },
    amount: () => {
      const bound = Math.round(award.amount);
      return {
        award_amounts: [
          random() < 0.5
            ? { lower_bound: Math.floor(bound / 2) - 1 }
            : { lower_bound: bound - 1_000_000, upper_bound: bound + 1_000_000 },
        ],
      };
    },
    keyword: () => {
      const text = phrase(random() < 0.7 ? award.words : award.recipientWords);
      return text.length >= 3 ? { keywords: [text] } : undefined;
    },
    description: () => ({ description: phrase(award.words) }),
    ids: () => ({ award_ids: [award.displayId.slice(0, 8)] }),
    listing: () => (award.listing ? { program_numbers: [award.listing] } : undefined),
    naics: () =>
      award.naics
        ? {
            naics_codes: {
              require: [award.naics.slice(0, pick([2, 4, 6]))],
              ...(random() < 0.4 ? { exclude: [award.naics.slice(0, 4).replace(/.$/, '9')] } : {}),
            },
          }
        : undefined,
    psc: () =>
      award.psc
        ? {
            psc_codes: {
              require: [
                [
                  /^\d/.test(award.psc)
                    ? 'Product'
                    : award.psc.startsWith('A')
                      ? 'Research and Development'
                      : 'Service',
                  award.psc.slice(0, pick([2, 4])),
                ],
              ],
            },
          }
        : undefined,
    setAside: () =>
      award.setAside ? { set_aside_type_codes: [award.setAside, 'NONE'] } : undefined,
    pricing: () => (award.pricing ? { contract_pricing_type_codes: [award.pricing] } : undefined),
    competed: () =>
      award.competed ? { extent_competed_type_codes: [award.competed, 'A'] } : undefined,
    codes: () => (award.codes.size ? { def_codes: [...award.codes, 'N'] } : undefined),
  };
  const names = Object.keys(makers);
  const fieldCount = 2 + Math.floor(random() * random() * 5);
  const filters: Filters = {};
  for (let tries = 0; tries < 60 && Object.keys(filters).length < fieldCount; tries += 1)
    Object.assign(filters, makers[pick(names)]!() ?? {});
  return filters;
};
