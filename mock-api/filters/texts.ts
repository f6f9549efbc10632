import { normalize } from '../db/searchText';
import type { CodeTable, TextStore } from '../core/textStore';
import { type Context, type Level, levels } from './context';
import { joinOr, type Values } from './values';

const getQuotedText = (text: string): string | undefined => /^"(.*)"$/.exec(text.trim())?.[1];
const toUpper = (text: string): string => text.trim().toUpperCase();

/** Returns a SQL condition that matches any of `phrases` in a text or in a recipient's names and identifiers. */
export const textsPredicate = (
  { values, textStore }: Context,
  table: 'text' | 'recipient',
  phrases: readonly string[],
): string => {
  const ids = textStore?.find(`${table}.norm`, phrases);
  return textStore && ids
    ? values.ids(`${table}_id`, ids, textStore.idsBelow(table))
    : `${table}_id in (select id from ${table} where ${values.phrase('norm', phrases)})`;
};
const codesPredicate = (
  { values, textStore }: Context,
  column: string,
  [table, key]: readonly [CodeTable, string],
  phrases: readonly string[],
): string =>
  textStore
    ? values.in(column, textStore.findCodes(table, phrases))
    : `${column} in (select ${key} from ${table} where ${values.phrase('norm', phrases)})`;
const awardsPredicate = (
  level: Level,
  values: Values,
  textStore: TextStore,
  ids: readonly number[],
) => values.ids(levels[level].award, ids, textStore.idsBelow('award'));

const awardStartsPredicate = (
  { level, values, textStore }: Context,
  starts: readonly string[],
): string => {
  const ids = textStore?.findAwards(starts, 'start');
  if (textStore && ids) return awardsPredicate(level, values, textStore, ids);
  const where = `(${values.phrase('upper(display_id)', starts, 'start')}
      or ${values.phrase("upper(coalesce(uri, ''))", starts, 'start')})`;
  return level === 'awards' ? where : `award_id in (select id from award where ${where})`;
};
const cityStartsPredicate = ({ values, textStore }: Context, starts: readonly string[]): string => {
  const ids = textStore?.find('place.city_upper', starts, 'start');
  return textStore && ids
    ? values.ids('pop_place', ids, textStore.idsBelow('place'))
    : `pop_place in (select id from place where ${values.phrase('city_upper', starts, 'start')})`;
};

/** Returns a SQL condition for keywords. They match from the start of a word in a text, or of an award ID (`filters.md` §2.6). */
export const keywordsPredicate = (context: Context, keywords: readonly string[]): string => {
  const { level, values, lookups, wide } = context;
  const searchTerms = keywords.filter((keyword) => normalize(keyword) !== ' ');
  if (!searchTerms.length) return 'false';
  const phrases = searchTerms.map(normalize);
  const starts = searchTerms.map(toUpper);
  const parts = [
    textsPredicate(context, 'text', phrases),
    textsPredicate(context, 'recipient', phrases),
    codesPredicate(context, 'psc_id', ['psc', 'id'], phrases),
    awardStartsPredicate(context, starts),
  ];
  if (level === 'subawards') parts.push(values.phrase('upper(number)', starts, 'start'));
  else parts.push(codesPredicate(context, 'naics', ['naics', 'code'], phrases));
  if (wide) {
    const findByName = (rows: readonly { id: number; name: string }[]) =>
      rows
        .filter((row) => {
          const name = normalize(row.name);
          return phrases.some((phrase) => name.includes(phrase));
        })
        .map((row) => row.id);
    const stateIds = findByName(lookups.states);
    parts.push(
      values.in('top_id', findByName(lookups.toptiers)),
      values.in('sub_id', findByName(lookups.subtiers)),
      values.in('pop_state', stateIds),
      values.in('rec_state', stateIds),
      codesPredicate(context, 'listing_id', ['listing', 'id'], phrases),
      cityStartsPredicate(context, starts),
      values.phrase('upper(mod)', starts, 'start'),
    );
  }
  return joinOr(parts);
};

/** Returns a SQL condition that matches recipients, or their parents, by name, UEI or DUNS. A quoted text must equal the whole value. */
export const recipientTextsPredicate = (
  { level, values, textStore }: Context,
  texts: readonly string[],
): string => {
  const quotedTexts = texts
    .flatMap((text) => getQuotedText(text) ?? [])
    .filter((text) => normalize(text) !== ' ')
    .map(toUpper);
  const phrases = texts
    .filter((text) => getQuotedText(text) === undefined)
    .map(normalize)
    .filter((phrase) => phrase !== ' ');
  const ids = quotedTexts.length ? undefined : textStore?.find('recipient.norm', phrases);
  const recipientIds = level === 'subawards' || !ids ? ids : textStore?.withChildren(ids);
  if (textStore && recipientIds)
    return values.ids('recipient_id', recipientIds, textStore.idsBelow('recipient'));
  const condition = joinOr([
    values.phrase('norm', phrases),
    ...['upper(name)', 'uei', 'duns'].map((column) => values.in(column, quotedTexts)),
  ]);
  if (condition === 'false') return 'false';
  const matchSql = `select id from recipient where ${condition}`;
  if (level === 'subawards') return `recipient_id in (${matchSql})`;
  return `recipient_id in (
      select id
      from recipient
      where id in (${matchSql}) or parent_id in (${matchSql}))`;
};

/** Returns a SQL condition on award IDs and URIs, which equal a quoted text or contain any other. Subawards also match by number. */
export const awardIdsPredicate = (
  { level, values, textStore }: Context,
  ids: readonly string[],
): string => {
  const quotedIds = ids.flatMap((id) => getQuotedText(id) ?? []).map((id) => id.toUpperCase());
  const partialIds = ids.filter((id) => getQuotedText(id) === undefined).map(toUpper);
  const containedIds = textStore?.findAwards(partialIds, 'inside');
  const exactIds = textStore?.findAwards(quotedIds, 'whole');
  const buildTests = () =>
    joinOr(
      ['display_id', 'uri'].flatMap((column) => [
        values.phrase(`upper(coalesce(${column}, ''))`, partialIds),
        values.in(`upper(${column})`, quotedIds),
      ]),
    );
  const awardCondition =
    textStore && containedIds && exactIds
      ? awardsPredicate(level, values, textStore, [...new Set([...containedIds, ...exactIds])])
      : level === 'awards'
        ? buildTests()
        : `award_id in (select id from award where ${buildTests()})`;
  return level === 'subawards'
    ? `(${awardCondition} or ${values.in(
        'upper(number)',
        ids.map((id) => toUpper(id.replaceAll('"', ''))),
      )})`
    : awardCondition;
};
