/**
 * An independent evaluator of searches: it holds plain rows in memory and decides in JavaScript what a filter object matches.
 * It shares neither SQL nor filter code with the server; it must stay that way, or it proves nothing.
 */
import { DuckDBInstance } from '@duckdb/node-api';

type Row = Record<string, unknown>;
export interface Place { country: string | null; state: string | null; county: string | null; city: string | null; zip: string | null; current: string | null; original: string | null }
export interface Award {
  id: number; type: string; group: number; signed: string; latest: string; modified: string; amount: number; outlay: number; uid: string; displayId: string; uri: string | null;
  top: string; sub: string; ftop: string | null; fsub: string | null; fundTop: string | null; recipient: string; recipientWords: string; parentWords: string; recipientUuid: string; categories: bigint[]; rec: Place; pop: Place;
  naics: string | null; naicsWords: string; psc: string | null; pscWords: string; listing: string | null; words: string; pricing: string | null; setAside: string | null; competed: string | null; codes: Set<string>; covid: boolean; infra: boolean;
}
export interface Transaction extends Award { date: string; txAmount: number; txWords: string; txModified: string; mod: string; awardSigned: string }
export interface Subaward { award: Award; date: string; amount: number; number: string; words: string; recipientWords: string; rec: Place; pop: Place; categories: bigint[] }
export interface World { awards: Award[]; transactions: Transaction[]; subawards: Subaward[]; enacted: Map<string, { date: string | null; disaster: string | null }>; typeCodes: readonly string[]; categoryCodes: readonly string[] }

const words = (text: unknown): string => ` ${String(text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
const day = (value: unknown): string => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? ''));

/** Reads the whole data set; nothing is filtered by the database. */
export const readWorld = async (path: string, typeCodes: readonly string[], categoryCodes: readonly string[]): Promise<World> => {
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  const all = async (table: string): Promise<Row[]> => (await connection.runAndReadAll(`from ${table}`)).getRowObjectsJS() as Row[];
  const money = async (table: string, columns: string) => (await connection.runAndReadAll(`select ${columns} from ${table}`)).getRowObjectsJS() as Row[];
  const index = (rows: Row[], key = 'id') => new Map(rows.map((row) => [Number(row[key]), row]));
  const [tops, subs, recipients, places, states, countries, naics, psc, listings, texts, defs] = await Promise.all(['toptier', 'subtier', 'recipient', 'place', 'state', 'country', 'naics', 'psc', 'listing', 'text', 'def_code'].map(all));
  const byId = { top: index(tops!), sub: index(subs!), recipient: index(recipients!), place: index(places!), state: index(states!), country: index(countries!), naics: index(naics!, 'code'), psc: index(psc!), listing: index(listings!), text: index(texts!) };
  const codes = new Map(defs!.map((row) => [Number(row.bit), String(row.code)]));
  const financial = await money('file_c', 'award_id, defc_bit, obligation::DOUBLE o, outlay::DOUBLE u');
  const place = (id: unknown): Place => {
    const row = id === null || id === undefined ? undefined : byId.place.get(Number(id));
    const two = (value: unknown) => (value === null || value === undefined ? null : String(Number(value) % 100).padStart(2, '0'));
    return {
      country: row ? String(byId.country.get(Number(row.country_id))?.alpha3) : null, state: row?.state_id === null || row?.state_id === undefined ? null : String(byId.state.get(Number(row.state_id))?.code), county: row?.county_id === null || row?.county_id === undefined ? null : String(Number(row.county_id) % 1000).padStart(3, '0'),
      city: row?.city === null || row?.city === undefined ? null : String(row.city).toUpperCase(), zip: row?.zip5 === null || row?.zip5 === undefined ? null : String(row.zip5), current: two(row?.cd_cur), original: two(row?.cd_org),
    };
  };
  const recipientText = (id: unknown) => { const row = byId.recipient.get(Number(id)); return row ? [row.name, ...((row.alternate_names as { items?: unknown[] } | unknown[] | null) ? listOf(row.alternate_names) : []), row.uei, row.duns].map(words).join(' ') : ''; };
  const emergency = new Map<number, Map<string, { o: number; u: number }>>();
  for (const row of financial) {
    if (row.award_id === null) continue;
    const code = codes.get(Number(row.defc_bit))!;
    if (code === 'Q') continue;
    const own = emergency.get(Number(row.award_id)) ?? new Map<string, { o: number; u: number }>();
    const sum = own.get(code) ?? { o: 0, u: 0 };
    own.set(code, { o: sum.o + Number(row.o), u: sum.u + Number(row.u) });
    emergency.set(Number(row.award_id), own);
  }
  const transactionsRaw = await money('tx', 'tid, award_id, mod, action_date, amount::DOUBLE amount, text_id, last_modified');
  const awardsRaw = await money('award', '* exclude (obligation, outlay), obligation::DOUBLE obligation, outlay::DOUBLE outlay');
  const disasterOf = new Map(defs!.map((row) => [String(row.code), row.disaster as string | null]));
  const awards: Award[] = awardsRaw.map((row) => {
    const own = emergency.get(Number(row.id)) ?? new Map<string, { o: number; u: number }>();
    const touched = (disaster: string) => { const parts = [...own].filter(([code]) => disasterOf.get(code) === disaster); return Math.abs(parts.reduce((sum, [, part]) => sum + part.o, 0)) > 0.004 || Math.abs(parts.reduce((sum, [, part]) => sum + part.u, 0)) > 0.004; };
    const recipient = byId.recipient.get(Number(row.recipient_id))!;
    const mine = transactionsRaw.filter((tx) => Number(tx.award_id) === Number(row.id));
    const dates = mine.map((tx) => day(tx.action_date)).sort();
    return {
      id: Number(row.id), type: typeCodes[Number(row.type_id)]!, group: Number(row.grp), signed: dates[0]!, latest: dates[dates.length - 1]!, modified: day(row.last_modified),
      // Rolled up here from the transactions, not taken from the award row.
      amount: Math.round(mine.reduce((sum, tx) => sum + Number(tx.amount), 0) * 100) / 100, outlay: Number(row.outlay ?? 0), uid: String(row.generated_id), displayId: String(row.display_id), uri: row.uri === null ? null : String(row.uri),
      top: String(byId.top.get(Number(row.top_id))!.name), sub: String(byId.sub.get(Number(row.sub_id))!.name), ftop: String(byId.top.get(Number(row.ftop_id))?.name), fsub: String(byId.sub.get(Number(row.fsub_id))?.name), fundTop: null,
      recipient: String(recipient.name), recipientWords: recipientText(row.recipient_id), parentWords: recipient.parent_id === null ? '' : recipientText(recipient.parent_id), recipientUuid: String(recipient.uuid), categories: [BigInt(recipient.cat_lo as bigint), BigInt(recipient.cat_hi as bigint)],
      rec: place(recipient.place_id), pop: place(row.pop_place), naics: row.naics === null ? null : String(row.naics), naicsWords: row.naics === null ? '' : words(`${String(row.naics)} ${String(byId.naics.get(Number(row.naics))?.text)}`),
      psc: row.psc_id === null ? null : String(byId.psc.get(Number(row.psc_id))!.code), pscWords: row.psc_id === null ? '' : words(`${String(byId.psc.get(Number(row.psc_id))!.code)} ${String(byId.psc.get(Number(row.psc_id))!.text)}`),
      listing: row.listing_id === null ? null : String(byId.listing.get(Number(row.listing_id))!.number), words: words(byId.text.get(Number(row.text_id))?.txt), pricing: row.pricing as string | null, setAside: row.set_aside as string | null, competed: row.competed as string | null,
      codes: new Set(own.keys()), covid: touched('covid_19'), infra: touched('infrastructure'),
    };
  });
  const awardOf = new Map(awards.map((award) => [award.id, award]));
  const transactions = transactionsRaw.map((row): Transaction => {
    const award = awardOf.get(Number(row.award_id))!;
    return { ...award, date: day(row.action_date), txAmount: Number(row.amount), txWords: words(byId.text.get(Number(row.text_id))?.txt), txModified: day(row.last_modified), mod: String(row.mod), awardSigned: award.signed };
  });
  const subawardsRaw = await money('subaward', 'award_id, number, sub_date, amount::DOUBLE amount, text_id, recipient_id, pop_place');
  const subawards = subawardsRaw.map((row): Subaward => {
    const recipient = byId.recipient.get(Number(row.recipient_id))!;
    return { award: awardOf.get(Number(row.award_id))!, date: day(row.sub_date), amount: Number(row.amount), number: String(row.number), words: words(byId.text.get(Number(row.text_id))?.txt), recipientWords: recipientText(row.recipient_id), rec: place(recipient.place_id), pop: place(row.pop_place), categories: [BigInt(recipient.cat_lo as bigint), BigInt(recipient.cat_hi as bigint)] };
  });
  connection.closeSync();
  instance.closeSync();
  return { awards, transactions, subawards, typeCodes, categoryCodes, enacted: new Map(defs!.map((row) => [String(row.code), { date: row.enacted === null ? null : day(row.enacted), disaster: row.disaster as string | null }])) };
};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : ((value as { items?: unknown[] }).items ?? []));

export interface Filters {
  keywords?: string[]; description?: string; time_period?: { start_date: string; end_date: string; date_type?: string }[]; agencies?: { type: string; tier: string; name: string; toptier_name?: string }[];
  place_of_performance_locations?: LocationPart[]; recipient_locations?: LocationPart[]; place_of_performance_scope?: string; recipient_scope?: string; recipient_search_text?: string[]; recipient_type_names?: string[];
  award_type_codes?: string[]; award_ids?: string[]; award_amounts?: { lower_bound?: number; upper_bound?: number }[]; program_numbers?: string[]; naics_codes?: { require?: string[]; exclude?: string[] }; psc_codes?: { require?: string[][]; exclude?: string[][] };
  set_aside_type_codes?: string[]; contract_pricing_type_codes?: string[]; extent_competed_type_codes?: string[]; def_codes?: string[];
}
export interface LocationPart { country: string; state?: string; county?: string; city?: string; zip?: string; district_current?: string; district_original?: string }

const inside = (date: string, start: string, end: string) => date >= start && date <= end;
const here = (place: Place, part: LocationPart): boolean => place.country === part.country && (!part.state || place.state === part.state) && (!part.county || place.county === part.county) && (!part.city || place.city === part.city.toUpperCase())
  && (!part.zip || place.zip === part.zip) && (!part.district_current || place.current === part.district_current) && (!part.district_original || place.original === part.district_original);
const scoped = (place: Place, scope: string | undefined): boolean => !scope || (place.country === 'USA') === (scope === 'domestic');
const some = <T>(list: readonly T[] | undefined, test: (item: T) => boolean): boolean => !list || list.some(test);
const deepest = (nodes: readonly string[], code: string): number => nodes.filter((node) => code.startsWith(node)).reduce((most, node) => Math.max(most, node.length), -1);
const keeps = (tree: { require: string[]; exclude: string[] }, code: string | null): boolean => {
  const wanted = code === null ? -1 : deepest(tree.require, code);
  const unwanted = code === null ? -1 : deepest(tree.exclude, code);
  return wanted < 0 && unwanted < 0 ? tree.require.length === 0 : wanted > unwanted;
};

/** The parts of a record that filters look at, for each level. */
interface View { award: Award; level: 'awards' | 'transactions' | 'subawards'; date: string; text: string; recipientWords: string; parentWords: string; rec: Place; pop: Place; categories: bigint[]; amount: number; ownId: string; modified: string }

const matches = (world: World, view: View, filters: Filters): boolean => {
  const { award, level } = view;
  const period = ({ start_date: start, end_date: end, date_type: kind }: { start_date: string; end_date: string; date_type?: string }): boolean => {
    if (kind === 'date_signed') return inside(award.signed, start, end);
    if (kind === 'last_modified_date') return inside(view.modified, start, end);
    if (level === 'subawards') return inside(view.date, start, end);
    if (level === 'transactions') return kind === 'new_awards_only' ? inside(view.date, start, end) && inside(award.signed, start, end) : inside(view.date, start, end);
    return kind === 'new_awards_only' ? inside(award.signed, start, end) : award.latest >= start && award.signed <= end;
  };
  const agencies = (type: string) => { const own = filters.agencies?.filter((agency) => agency.type === type); const [top, sub] = type === 'awarding' ? [award.top, award.sub] : [award.ftop, award.fsub];
    return !own?.length || own.some((agency) => (agency.tier === 'toptier' ? top === agency.name : sub === agency.name && (!agency.toptier_name || top === agency.toptier_name))); };
  const keyword = (typed: string) => { const phrase = words(typed); const upper = typed.trim().toUpperCase();
    return phrase !== ' ' && (view.text.includes(phrase) || view.recipientWords.includes(phrase) || award.pscWords.includes(phrase) || (level !== 'subawards' && award.naicsWords.includes(phrase)) || award.displayId.toUpperCase().startsWith(upper) || (award.uri ?? '').toUpperCase().startsWith(upper) || (level === 'subawards' && view.ownId.startsWith(upper))); };
  const category = (name: string) => { const bit = world.categoryCodes.indexOf(name); return bit >= 0 && ((view.categories[bit < 60 ? 0 : 1]! >> BigInt(bit % 60)) & 1n) === 1n; };
  const emergency = (code: string) => { if (!award.codes.has(code)) return false; const law = world.enacted.get(code)!; if (!law.disaster) return true; if (level === 'awards') return law.disaster === 'covid_19' ? award.covid : award.infra; return view.date >= law.date!; };
  return some(filters.time_period, period) && some(filters.keywords, keyword) && (!filters.description || view.text.includes(words(filters.description)))
    && some(filters.place_of_performance_locations, (part) => here(view.pop, part)) && some(filters.recipient_locations, (part) => here(view.rec, part)) && scoped(view.pop, filters.place_of_performance_scope) && scoped(view.rec, filters.recipient_scope)
    && agencies('awarding') && agencies('funding') && some(filters.recipient_search_text, (text) => view.recipientWords.includes(words(text)) || (level !== 'subawards' && view.parentWords.includes(words(text))))
    && some(filters.recipient_type_names, category) && some(filters.award_type_codes, (code) => award.type === code)
    && some(filters.award_ids, (id) => award.displayId.toUpperCase().includes(id.toUpperCase()) || (award.uri ?? '').toUpperCase().includes(id.toUpperCase()) || (level === 'subawards' && view.ownId === id.toUpperCase()))
    && some(filters.award_amounts, ({ lower_bound: lower, upper_bound: upper }) => (lower === undefined || view.amount >= lower) && (upper === undefined || view.amount <= upper))
    && some(filters.program_numbers, (number) => award.listing === number) && (!filters.naics_codes || keeps({ require: filters.naics_codes.require ?? [], exclude: filters.naics_codes.exclude ?? [] }, award.naics))
    && (!filters.psc_codes || keeps({ require: (filters.psc_codes.require ?? []).map((path) => path[path.length - 1]!), exclude: (filters.psc_codes.exclude ?? []).map((path) => path[path.length - 1]!) }, award.psc))
    && some(filters.set_aside_type_codes, (code) => award.setAside === code) && some(filters.contract_pricing_type_codes, (code) => award.pricing === code) && some(filters.extent_competed_type_codes, (code) => award.competed === code) && some(filters.def_codes, emergency);
};

export const matchingAwards = (world: World, filters: Filters): Award[] => world.awards.filter((award) => matches(world, { award, level: 'awards', date: award.latest, text: award.words, recipientWords: award.recipientWords, parentWords: award.parentWords, rec: award.rec, pop: award.pop, categories: award.categories, amount: award.amount, ownId: '', modified: award.modified }, filters));
export const matchingTransactions = (world: World, filters: Filters): Transaction[] => world.transactions.filter((tx) => matches(world, { award: tx, level: 'transactions', date: tx.date, text: tx.txWords, recipientWords: tx.recipientWords, parentWords: tx.parentWords, rec: tx.rec, pop: tx.pop, categories: tx.categories, amount: tx.amount, ownId: '', modified: tx.txModified }, filters));
export const matchingSubawards = (world: World, filters: Filters): Subaward[] => world.subawards.filter((sub) => matches(world, { award: sub.award, level: 'subawards', date: sub.date, text: sub.words, recipientWords: sub.recipientWords, parentWords: '', rec: sub.rec, pop: sub.pop, categories: sub.categories, amount: sub.amount, ownId: sub.number, modified: sub.award.modified }, filters));
/** Sum in whole cents: doubles lose cents once sums reach trillions. */
export const sum = (values: readonly number[]): number => Number(values.reduce((total, value) => total + BigInt(Math.round(value * 100)), 0n)) / 100;
