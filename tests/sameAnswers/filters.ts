import type { PlaceSample, Sample } from './records';

type Filters = Record<string, unknown>;
/** Functions for random choices. */
export interface Chance {
  random: () => number;
  below: (count: number) => number;
  pick: <T>(list: readonly T[]) => T;
  some: (share: number) => boolean;
}
export const createChance = (random: () => number): Chance => ({
  random,
  below: (count) => Math.floor(random() * count),
  pick: (list) => list[Math.floor(random() * list.length)]!,
  some: (share) => random() < share,
});

/** Texts that search code may handle wrongly: punctuation, other scripts, its own separators, texts without words. */
const oddTexts = [
  'ﬁeld',
  'İSTANBUL',
  'straße',
  'a\nb c',
  'the\u0001end',
  'the\u0002end',
  '---',
  '%%%',
  'o_f',
  'of  THE',
  "Int'l.",
  ' services',
  'services ',
  '\u0000abc',
];

const makeLocation = (at: PlaceSample, { pick, some }: Chance) => {
  if (!at.country) return undefined;
  if (at.country !== 'USA' || !at.state)
    return { country: at.country, ...(at.city && some(0.4) ? { city: at.city } : {}) };
  const two = (number: number) => String(number).padStart(2, '0');
  const parts: object[] = [
    {},
    ...(at.county ? [{ county: at.county }] : []),
    ...(at.city ? [{ city: at.city }, { city: at.city.toLowerCase() }] : []),
    ...(at.zip ? [{ zip: at.zip }] : []),
    ...(at.current === null ? [] : [{ district_current: two(at.current) }]),
    ...(at.original === null ? [] : [{ district_original: two(at.original) }]),
  ];
  return { country: 'USA', state: at.state, ...pick(parts) };
};

/** Returns up to three sample values, or sometimes more than the server tests one by one; undefined when there are none. */
const takeValues = (
  samples: readonly Sample[],
  subject: Sample,
  { pick, below, some }: Chance,
  draw: (sample: Sample) => unknown,
): unknown[] | undefined => {
  const limit = some(0.25) ? 13 + below(40) : 1 + below(3);
  const values: unknown[] = [];
  for (let tries = 0; tries < limit * 3 && values.length < limit; tries += 1) {
    const value = draw(tries ? pick(samples) : subject);
    if (value !== null && value !== undefined && value !== '') values.push(value);
  }
  return values.length ? values : undefined;
};

const cutPhrase = (text: string, { below, some }: Chance): string => {
  const words = text.trim().split(/\s+/);
  const at = below(words.length);
  const phrase = words.slice(at, at + 1 + below(3)).join(' ');
  return some(0.3) ? phrase.slice(0, Math.max(3, Math.ceil(phrase.length / 2))) : phrase;
};
const getPscGroup = (psc: string) =>
  /^\d/.test(psc) ? 'Product' : psc.startsWith('A') ? 'Research and Development' : 'Service';

/**
 * Returns functions that make one filter of a kind, or undefined when the samples have no such value. Most filters match the
 * award that the search is about (`subjectOf`).
 */
export const filterMakers = (
  samples: readonly Sample[],
  subjectOf: () => Sample,
  chance: Chance,
) => {
  const { pick, below, some } = chance;
  const takeMany = (draw: (sample: Sample) => unknown) =>
    takeValues(samples, subjectOf(), chance, draw);
  const makeListFilter = (key: string, draw: (sample: Sample) => unknown): Filters | undefined => {
    const list = takeMany(draw);
    return list && { [key]: list };
  };
  const makeTreeFilter = (key: string, draw: (sample: Sample) => unknown): Filters | undefined => {
    const nodes = takeMany(draw);
    return (
      nodes && {
        [key]: some(0.3)
          ? { require: nodes, exclude: nodes.slice(-1 - below(3)) }
          : some(0.2)
            ? { exclude: nodes }
            : { require: nodes },
      }
    );
  };
  const makeKeyword = (sample: Sample) =>
    pick([
      () => sample.txt && cutPhrase(sample.txt, chance),
      () => sample.txt && cutPhrase(sample.txt, chance),
      () => cutPhrase(sample.recipient ?? '', chance),
      () => sample.display_id.slice(0, 3 + below(sample.display_id.length)),
      () => sample.uri?.slice(0, 3 + below(8)),
      () => sample.number?.slice(0, 6),
      () => sample.uei,
      () => sample.duns,
      () => sample.place.city,
      () => sample.top,
      () => (sample.mod ?? '').padEnd(3, '0'),
      () => pick(oddTexts),
    ])();
  return {
    time: () => ({
      time_period: takeMany((sample) => {
        const year = Math.max(2008, Number(sample.latest.slice(0, 4)));
        const kind = pick(['', '', 'date_signed', 'last_modified_date', 'new_awards_only']);
        return {
          start_date: `${Math.max(2008, year - below(3))}-0${1 + below(9)}-01`,
          end_date: `${year}-12-31`,
          ...(kind ? { date_type: kind } : {}),
        };
      })!.slice(0, some(0.2) ? 30 : 2),
    }),
    keyword: (): Filters | undefined => {
      const keywords = takeMany(makeKeyword)
        ?.map(String)
        .filter((text) => text.length >= 3)
        .slice(0, 40);
      return keywords && { keywords };
    },
    description: () => ({
      description: some(0.9) ? cutPhrase(subjectOf().txt ?? 'of the', chance) : pick(oddTexts),
    }),
    pop: () =>
      makeListFilter('place_of_performance_locations', ({ place }) => makeLocation(place, chance)),
    rec: () =>
      makeListFilter('recipient_locations', ({ rec_place: place }) => makeLocation(place, chance)),
    scope: () => ({
      [pick(['place_of_performance_scope', 'recipient_scope'])]: pick(['domestic', 'foreign']),
    }),
    agency: () =>
      makeListFilter('agencies', (sample) =>
        some(0.3) && sample.ftop
          ? { type: 'funding', tier: 'toptier', name: sample.ftop }
          : some(0.6)
            ? { type: 'awarding', tier: 'toptier', name: sample.top }
            : {
                type: 'awarding',
                tier: 'subtier',
                name: sample.sub,
                ...(some(0.5) ? { toptier_name: sample.top } : {}),
              },
      ),
    recipient: () =>
      makeListFilter('recipient_search_text', (sample) =>
        pick([
          () => cutPhrase(sample.recipient, chance),
          () => sample.recipient,
          () => `"${sample.recipient}"`,
          () => `"${sample.recipient.toLowerCase()}"`,
          () => sample.parent,
          () => sample.uei,
          () => sample.duns,
          () => sample.uei && `"${sample.uei}"`,
          () => pick(oddTexts),
        ])(),
      ),
    recipientId: () => ({
      recipient_id: `${subjectOf().uuid ?? 'x'}-${pick(['C', 'P', 'R', 'r', 'X'])}`,
    }),
    categories: () => ({
      recipient_type_names: [
        pick(['small_business', 'category_business', 'higher_education', 'nonprofit', 'nothing']),
        pick(['local_government', 'woman_owned_business', 'veteran_owned_business']),
      ],
    }),
    ids: () =>
      makeListFilter('award_ids', (sample) =>
        pick([
          () => sample.display_id,
          () => `"${sample.display_id}"`,
          () => `"${sample.display_id.toLowerCase()}"`,
          () => sample.display_id.slice(2, 4 + below(10)),
          () => sample.uri,
          () => sample.number,
          () => sample.number && `"${sample.number}"`,
          () => pick(oddTexts),
        ])(),
      ),
    uniqueId: () => ({ award_unique_id: subjectOf().generated_id }),
    amounts: () =>
      makeListFilter('award_amounts', ({ obligation }) => ({
        lower_bound: Math.floor(obligation / 2) - 1,
        ...(some(0.5) ? { upper_bound: Math.ceil(Math.abs(obligation) * 2) } : {}),
      })),
    listing: () => makeListFilter('program_numbers', ({ listing }) => listing),
    naics: () =>
      makeTreeFilter(
        'naics_codes',
        ({ naics }) => naics && (naics.length === 6 ? naics.slice(0, pick([2, 4, 6])) : null),
      ),
    psc: () =>
      makeTreeFilter(
        'psc_codes',
        ({ psc }) => psc && [getPscGroup(psc), ...(some(0.9) ? [psc.slice(0, pick([2, 4]))] : [])],
      ),
    tas: () =>
      makeTreeFilter(
        'tas_codes',
        ({ accounts }) =>
          accounts &&
          [accounts[0]!.top, accounts[0]!.account, accounts[0]!.label].slice(0, 1 + below(3)),
      ),
    component: () =>
      makeListFilter(
        'treasury_account_components',
        ({ accounts }) => accounts && { aid: accounts[0]!.aid, main: accounts[0]!.main },
      ),
    pricing: () => makeListFilter('contract_pricing_type_codes', ({ pricing }) => pricing),
    setAside: () => makeListFilter('set_aside_type_codes', ({ set_aside: code }) => code),
    competed: () => makeListFilter('extent_competed_type_codes', ({ competed }) => competed),
    codes: () => makeListFilter('def_codes', ({ codes }) => codes && pick(codes)),
    activity: () =>
      makeListFilter('program_activities', ({ activity }) =>
        activity?.name
          ? pick([{ name: activity.name }, { code: activity.code }, { ...activity }])
          : null,
      ),
  };
};
