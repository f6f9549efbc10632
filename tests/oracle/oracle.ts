/**
 * An independent evaluator of searches. It decides in JavaScript, over plain rows of a dataset, which records match a filter object. It
 * must never share SQL or filter code with the server, or else it proves nothing.
 */
import {
  normalizeText,
  type Award,
  type Place,
  type Subaward,
  type Transaction,
  type World,
} from './world';

export interface Filters {
  keywords?: string[];
  description?: string;
  time_period?: Period[];
  agencies?: { type: string; tier: string; name: string; toptier_name?: string }[];
  place_of_performance_locations?: LocationPart[];
  recipient_locations?: LocationPart[];
  place_of_performance_scope?: string;
  recipient_scope?: string;
  recipient_search_text?: string[];
  recipient_type_names?: string[];
  award_type_codes?: string[];
  award_ids?: string[];
  award_amounts?: { lower_bound?: number; upper_bound?: number }[];
  program_numbers?: string[];
  naics_codes?: { require?: string[]; exclude?: string[] };
  psc_codes?: { require?: string[][]; exclude?: string[][] };
  set_aside_type_codes?: string[];
  contract_pricing_type_codes?: string[];
  extent_competed_type_codes?: string[];
  def_codes?: string[];
}
interface Period {
  start_date: string;
  end_date: string;
  date_type?: string;
}
export interface LocationPart {
  country: string;
  state?: string;
  county?: string;
  city?: string;
  zip?: string;
  district_current?: string;
  district_original?: string;
}

const isInside = (date: string, start: string, end: string) => date >= start && date <= end;
const isAt = (place: Place, part: LocationPart): boolean =>
  place.country === part.country &&
  (!part.state || place.state === part.state) &&
  (!part.county || place.county === part.county) &&
  (!part.city || place.city === part.city.toUpperCase()) &&
  (!part.zip || place.zip === part.zip) &&
  (!part.district_current || place.current === part.district_current) &&
  (!part.district_original || place.original === part.district_original);
const isInScope = (place: Place, scope: string | undefined): boolean =>
  !scope || (place.country === 'USA') === (scope === 'domestic');
const matchesSome = <T>(list: readonly T[] | undefined, test: (item: T) => boolean): boolean =>
  !list || list.some(test);
const findDepth = (nodes: readonly string[], code: string): number =>
  nodes
    .filter((node) => code.startsWith(node))
    .reduce((most, node) => Math.max(most, node.length), -1);
const isIncluded = (
  tree: { require: string[]; exclude: string[] },
  code: string | null,
): boolean => {
  const requiredDepth = code === null ? -1 : findDepth(tree.require, code);
  const excludedDepth = code === null ? -1 : findDepth(tree.exclude, code);
  return requiredDepth < 0 && excludedDepth < 0
    ? tree.require.length === 0
    : requiredDepth > excludedDepth;
};

/** The fields of a record that filters evaluate, at each level. */
interface View {
  award: Award;
  level: 'awards' | 'transactions' | 'subawards';
  date: string;
  text: string;
  recipientWords: string;
  parentWords: string;
  rec: Place;
  pop: Place;
  categories: bigint[];
  amount: number;
  ownId: string;
  modified: string;
}

const matches = (world: World, view: View, filters: Filters): boolean => {
  const { award, level } = view;
  const matchesPeriod = ({
    start_date: start,
    end_date: end,
    date_type: kind,
  }: Period): boolean => {
    if (kind === 'date_signed') return isInside(award.signed, start, end);
    if (kind === 'last_modified_date') return isInside(view.modified, start, end);
    if (level === 'subawards') return isInside(view.date, start, end);
    if (level === 'transactions')
      return kind === 'new_awards_only'
        ? isInside(view.date, start, end) && isInside(award.signed, start, end)
        : isInside(view.date, start, end);
    return kind === 'new_awards_only'
      ? isInside(award.signed, start, end)
      : award.latest >= start && award.signed <= end;
  };
  const matchesAgencies = (type: string) => {
    const roleAgencies = filters.agencies?.filter((agency) => agency.type === type);
    const [top, sub] = type === 'awarding' ? [award.top, award.sub] : [award.ftop, award.fsub];
    return (
      !roleAgencies?.length ||
      roleAgencies.some((agency) =>
        agency.tier === 'toptier'
          ? top === agency.name
          : sub === agency.name && (!agency.toptier_name || top === agency.toptier_name),
      )
    );
  };
  const matchesKeyword = (typedText: string) => {
    const phrase = normalizeText(typedText);
    const upper = typedText.trim().toUpperCase();
    return (
      phrase !== ' ' &&
      (view.text.includes(phrase) ||
        view.recipientWords.includes(phrase) ||
        award.pscWords.includes(phrase) ||
        (level !== 'subawards' && award.naicsWords.includes(phrase)) ||
        award.displayId.toUpperCase().startsWith(upper) ||
        (award.uri ?? '').toUpperCase().startsWith(upper) ||
        (level === 'subawards' && view.ownId.startsWith(upper)))
    );
  };
  const matchesCategory = (name: string) => {
    const bit = world.categoryCodes.indexOf(name);
    return bit >= 0 && ((view.categories[bit < 60 ? 0 : 1]! >> BigInt(bit % 60)) & 1n) === 1n;
  };
  const matchesEmergency = (code: string) => {
    if (!award.codes.has(code)) return false;
    const law = world.enacted.get(code)!;
    if (!law.disaster) return true;
    if (level === 'awards') return law.disaster === 'covid_19' ? award.covid : award.infra;
    return view.date >= law.date!;
  };
  return (
    matchesSome(filters.time_period, matchesPeriod) &&
    matchesSome(filters.keywords, matchesKeyword) &&
    (!filters.description || view.text.includes(normalizeText(filters.description))) &&
    matchesSome(filters.place_of_performance_locations, (part) => isAt(view.pop, part)) &&
    matchesSome(filters.recipient_locations, (part) => isAt(view.rec, part)) &&
    isInScope(view.pop, filters.place_of_performance_scope) &&
    isInScope(view.rec, filters.recipient_scope) &&
    matchesAgencies('awarding') &&
    matchesAgencies('funding') &&
    matchesSome(
      filters.recipient_search_text,
      (text) =>
        view.recipientWords.includes(normalizeText(text)) ||
        (level !== 'subawards' && view.parentWords.includes(normalizeText(text))),
    ) &&
    matchesSome(filters.recipient_type_names, matchesCategory) &&
    matchesSome(filters.award_type_codes, (code) => award.type === code) &&
    matchesSome(
      filters.award_ids,
      (id) =>
        award.displayId.toUpperCase().includes(id.toUpperCase()) ||
        (award.uri ?? '').toUpperCase().includes(id.toUpperCase()) ||
        (level === 'subawards' && view.ownId === id.toUpperCase()),
    ) &&
    matchesSome(
      filters.award_amounts,
      ({ lower_bound: lower, upper_bound: upper }) =>
        (lower === undefined || view.amount >= lower) &&
        (upper === undefined || view.amount <= upper),
    ) &&
    matchesSome(filters.program_numbers, (number) => award.listing === number) &&
    (!filters.naics_codes ||
      isIncluded(
        { require: filters.naics_codes.require ?? [], exclude: filters.naics_codes.exclude ?? [] },
        award.naics,
      )) &&
    (!filters.psc_codes ||
      isIncluded(
        {
          require: (filters.psc_codes.require ?? []).map((path) => path[path.length - 1]!),
          exclude: (filters.psc_codes.exclude ?? []).map((path) => path[path.length - 1]!),
        },
        award.psc,
      )) &&
    matchesSome(filters.set_aside_type_codes, (code) => award.setAside === code) &&
    matchesSome(filters.contract_pricing_type_codes, (code) => award.pricing === code) &&
    matchesSome(filters.extent_competed_type_codes, (code) => award.competed === code) &&
    matchesSome(filters.def_codes, matchesEmergency)
  );
};

const viewOf = (award: Award): View => ({
  award,
  level: 'awards',
  date: award.latest,
  text: award.words,
  recipientWords: award.recipientWords,
  parentWords: award.parentWords,
  rec: award.rec,
  pop: award.pop,
  categories: award.categories,
  amount: award.amount,
  ownId: '',
  modified: award.modified,
});
export const matchingAwards = (world: World, filters: Filters): Award[] =>
  world.awards.filter((award) => matches(world, viewOf(award), filters));
export const matchingTransactions = (world: World, filters: Filters): Transaction[] =>
  world.transactions.filter((tx) =>
    matches(
      world,
      {
        ...viewOf(tx),
        level: 'transactions',
        date: tx.date,
        text: tx.txWords,
        modified: tx.txModified,
      },
      filters,
    ),
  );
export const matchingSubawards = (world: World, filters: Filters): Subaward[] =>
  world.subawards.filter((sub) =>
    matches(
      world,
      {
        ...viewOf(sub.award),
        level: 'subawards',
        date: sub.date,
        text: sub.words,
        recipientWords: sub.recipientWords,
        parentWords: '',
        rec: sub.rec,
        pop: sub.pop,
        categories: sub.categories,
        amount: sub.amount,
        ownId: sub.number,
      },
      filters,
    ),
  );
/** Returns the sum of dollars, computed in whole cents, because floating-point sums of trillions lose cents. */
export const sum = (values: readonly number[]): number =>
  Number(values.reduce((total, value) => total + BigInt(Math.round(value * 100)), 0n)) / 100;
