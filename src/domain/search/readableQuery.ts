/**
 * Filters as a query that people can read (`fy=2025&keyword=bridge`), made from the saved form of a search and read back into
 * it: what is usable of a query is then decided by the same rules as for a saved search.
 */
import { isObject } from './filters/definition';

type Saved = Readonly<Record<string, unknown>>;
/** Longest readable query, in characters; longer ones are named by their hash. */
export const LONGEST_QUERY = 1500;

/** Parts joined by a sign; the sign inside a part, and the escape itself, stand behind `!`. */
const join = (parts: readonly string[], sign: string): string => parts.map((part) => part.replaceAll(/[!,~;]/g, (found) => (found === '!' || found === sign ? `!${found}` : found))).join(sign);
const split = (text: string, sign: string): string[] => {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '!' && at + 1 < text.length && (text[at + 1] === '!' || text[at + 1] === sign)) { at += 1; parts[parts.length - 1] += text[at]!; }
    else if (text[at] === sign) parts.push('');
    else parts[parts.length - 1] += text[at]!;
  }
  return parts;
};
const values = (value: unknown): unknown[] => (Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []);
const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** How the entries of a list are written and read. */
interface Entry { write: (value: unknown) => string; read: (text: string) => unknown }
const plain: Entry = { write: words, read: (text) => text };
/** An object by its fields, in order. */
const fields = (names: readonly string[], extra?: (value: Record<string, unknown>) => Record<string, unknown>): Entry => ({
  write: (value) => join(names.map((name) => words(isObject(value) ? value[name] : '')), '~').replace(/~+$/, ''),
  read: (text) => { const parts = split(text, '~'); const value = Object.fromEntries(names.map((name, at) => [name, parts[at] ?? ''])); return extra ? extra(value) : value; },
});
const path: Entry = { write: (value) => join(values(value).map(words), '~'), read: (text) => split(text, '~') };
const range: Entry = {
  write: (value) => (isObject(value) ? `${words(value.start_date)}..${words(value.end_date)}` : ''),
  read: (text) => { const [start = '', end = ''] = text.split('..'); return { start_date: start, end_date: end }; },
};
const placeParts = ['country', 'state', 'county', 'city', 'zip', 'district_current', 'district_original'] as const;
/** A place: its ids are numbers as they are and texts behind a quote. */
const place: Entry = {
  write: (value) => {
    if (!isObject(value)) return '';
    const shown = isObject(value.display) ? value.display : {};
    const filter = isObject(value.filter) ? value.filter : {};
    const title = words(shown.title);
    const standalone = words(shown.standalone);
    return join([words(value.place_type), words(value.place), standalone, title === standalone ? '' : title, words(shown.entity), join(values(value.matched_ids).map((id) => (typeof id === 'number' ? String(id) : `'${words(id)}`)), ';'), join(placeParts.map((part) => words(filter[part])), ';').replace(/;+$/, '')], '~');
  },
  read: (text) => {
    const [type = '', name = '', standalone = '', title = '', entity = '', ids = '', codes = ''] = split(text, '~');
    const parts = split(codes, ';');
    return { place_type: type, place: name, display: { title: title || standalone, entity, standalone }, matched_ids: ids === '' ? [] : split(ids, ';').map((id) => (id.startsWith("'") ? id.slice(1) : Number(id))), filter: Object.fromEntries(placeParts.flatMap((part, at) => (parts[at] ? [[part, parts[at]]] : []))) };
  },
};
const agency = fields(['agencyType', 'id', 'code', 'abbreviation', 'name', 'toptierCode', 'toptierAbbreviation', 'toptierName'], (value) => ({ ...value, id: Number(value.id) }));
const count = fields(['label', 'value', 'count'], (value) => ({ ...value, count: Number(value.count) }));
const account = fields(['ata', 'aid', 'bpoa', 'epoa', 'a', 'main', 'sub']);

/** One parameter: the part of the saved form it stands for. `only` writes it where that part is in force. */
interface Codec { name: string; pick: (saved: Saved) => unknown; put: (entries: unknown[]) => Record<string, unknown>; entry: Entry }
const list = (name: string, field: string, entry: Entry = plain): Codec => ({ name, entry, pick: (saved) => values(saved[field]), put: (entries) => ({ [field]: entries }) });
const tree = (name: string, field: string, entry: Entry): Codec[] => (['require', 'exclude', 'counts'] as const).map((part) => ({
  name: `${name}${{ require: '', exclude: '_not', counts: '_count' }[part]}`, entry: part === 'counts' ? count : entry,
  pick: (saved) => (isObject(saved[field]) ? values(saved[field][part]) : []), put: (entries) => ({ [field]: { [part]: entries } }),
}));
const one = (name: string, field: string, written: (value: unknown) => string, read: (text: string) => unknown = (text) => text): Codec => ({
  name, entry: { write: (value) => words(value), read }, pick: (saved) => [written(saved[field])].filter(Boolean), put: ([value]) => ({ [field]: value }),
});
const scope = (value: unknown): string => (value === 'all' ? '' : words(value));
/** A year list that says which way of choosing a period is in force, even while it is empty. */
const NO_YEAR = 'none';

const codecs: readonly Codec[] = [
  { name: 'fy', entry: plain, pick: ({ timePeriodType, timePeriodFY }) => (timePeriodType === 'fy' ? [values(timePeriodFY).length ? values(timePeriodFY).sort() : [NO_YEAR]].flat() : []), put: (entries) => ({ timePeriodType: 'fy', timePeriodFY: entries.filter((year) => year !== NO_YEAR) }) },
  { name: 'dates', entry: range, pick: ({ timePeriodType, time_period: ranges }) => (timePeriodType === 'fy' ? [] : values(ranges)), put: (entries) => ({ time_period: entries }) },
  one('new_awards', 'filterNewAwardsOnlySelected', (value) => (value === true ? 'yes' : ''), (text) => text === 'yes'),
  list('keyword', 'keyword'), one('description', 'awardDescription', words), list('award_id', 'selectedAwardIDs'),
  list('awarding', 'selectedAwardingAgencies', agency), list('funding', 'selectedFundingAgencies', agency),
  list('place', 'selectedLocations', place), one('place_scope', 'locationDomesticForeign', scope), list('recipient_place', 'selectedRecipientLocations', place), one('recipient_scope', 'recipientDomesticForeign', scope),
  list('recipient', 'selectedRecipients'), list('recipient_type', 'recipientType'),
  list('award_type', 'awardType'), list('contract_type', 'contractAwardType'), list('assistance_type', 'financialAssistanceAwardType'),
  { name: 'amount', entry: plain, pick: ({ awardAmounts }) => (isObject(awardAmounts) ? Object.entries(awardAmounts).map(([key, bounds]) => `${key}:${values(bounds).map((bound) => words(bound)).join('..')}`) : []),
    put: (entries) => ({ awardAmounts: Object.fromEntries(entries.map((entry) => { const [key = '', bounds = ''] = words(entry).split(':'); const [low = '', high = ''] = bounds.split('..'); return [key, [low === '' ? null : low, high === '' ? null : high].map((bound) => (bound === null || Number.isNaN(Number(bound)) ? bound : Number(bound)))]; })) }) },
  list('listing', 'selectedCFDA', fields(['program_number', 'program_title'])),
  ...tree('naics', 'naicsCodes', plain), ...tree('psc', 'pscCodes', path), ...tree('tas', 'tasCodes', path), list('account', 'treasuryAccounts', account),
  ...tree('defc', 'defCodes', plain).slice(0, 1), list('covid', 'covidDefCode'), list('infrastructure', 'infraDefCode'),
  list('pricing', 'pricingType'), list('set_aside', 'setAside'), list('competed', 'extentCompeted'),
];
/** Names of all parameters, in the order they are written. */
export const readableNames: readonly string[] = codecs.map(({ name }) => name);
/** Lists; the others hold one text, commas and all. */
const single = new Set(['new_awards', 'description', 'place_scope', 'recipient_scope']);

/** Signs that read well in an address stay as they are. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+').replaceAll(/%(2C|3A|3B|2F|24)/g, (found) => decodeURIComponent(found));
/** The query of a saved form, without question mark; undefined when it is longer than a link should be. */
export const toReadable = (saved: Saved): string | undefined => {
  const query = codecs.flatMap(({ name, entry, pick }) => {
    const entries = values(pick(saved)).map(entry.write);
    return entries.length ? [`${name}=${encoded(single.has(name) ? entries[0]! : join(entries, ','))}`] : [];
  }).join('&');
  return query.length > LONGEST_QUERY ? undefined : query;
};

/** The parameters of this form in an address, in their order: '' without any. Two addresses that ask for the same are equal here. */
export const readablePart = (search: string): string => {
  const query = new URLSearchParams(search);
  return readableNames.flatMap((name) => { const value = query.get(name); return value ? [`${name}=${encoded(value)}`] : []; }).join('&');
};
/** The saved form that a query stands for. */
export const fromReadable = (query: string): Record<string, unknown> => {
  const parameters = new URLSearchParams(query);
  return codecs.reduce<Record<string, unknown>>((saved, { name, entry, put }) => {
    const text = parameters.get(name);
    if (!text) return saved;
    const parts = put((single.has(name) ? [text] : split(text, ',')).map(entry.read));
    // The parts of a tree are parameters of their own.
    return Object.entries(parts).reduce((next, [field, value]) => ({ ...next, [field]: isObject(value) && isObject(next[field]) ? { ...next[field], ...value } : value }), saved);
  }, {});
};
