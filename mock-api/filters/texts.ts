import { normalise } from '../db/searchText';
import type { Context } from './context';

/** A text in quotes without them; undefined when it has none. */
const quotedText = (text: string): string | undefined => /^"(.*)"$/.exec(text.trim())?.[1];
const upper = (text: string): string => text.trim().toUpperCase();
const any = (parts: readonly string[]): string =>
  parts.length ? `(${parts.join(' or ')})` : 'false';

/** Any of some keywords: phrase-prefixes over texts, recipients and codes, and a prefix of award ids (`filters.md` §2.6). */
export const keywordsPredicate = (
  { level, values, lookups, wide }: Context,
  keywords: readonly string[],
): string => {
  const typed = keywords.filter((keyword) => normalise(keyword) !== ' ');
  if (!typed.length) return 'false';
  const phrases = typed.map(normalise);
  const starts = typed.map(upper);
  const found = (table: string, key = 'id') =>
    `(select ${key} from ${table} where ${values.phrase('norm', phrases)})`;
  const awardIds = `(${values.phrase('upper(display_id)', starts, 'start')} or ${values.phrase("upper(coalesce(uri, ''))", starts, 'start')})`;
  const parts = [
    `text_id in ${found('text')}`,
    `recipient_id in ${found('recipient')}`,
    `psc_id in ${found('psc')}`,
    level === 'awards' ? awardIds : `award_id in (select id from award where ${awardIds})`,
  ];
  if (level === 'subawards') parts.push(values.phrase('upper(number)', starts, 'start'));
  else parts.push(`naics in ${found('naics', 'code')}`);
  if (wide) {
    const named = (rows: readonly { id: number; name: string }[]) =>
      rows
        .filter((row) => {
          const name = normalise(row.name);
          return phrases.some((phrase) => name.includes(phrase));
        })
        .map((row) => row.id);
    const states = named(lookups.states);
    parts.push(
      ...Object.entries({
        top_id: named(lookups.toptiers),
        sub_id: named(lookups.subtiers),
        pop_state: states,
        rec_state: states,
      })
        .filter(([, ids]) => ids.length)
        .map(([column, ids]) => values.in(column, ids)),
      `listing_id in ${found('listing')}`,
      `pop_place in (select id from place where ${values.phrase('city_upper', starts, 'start')})`,
      values.phrase('upper(mod)', starts, 'start'),
    );
  }
  return any(parts);
};

/** Any of some recipient texts: name, UEI or DUNS, of the recipient or its parent; in quotes the whole of one of them. */
export const recipientTextsPredicate = (
  { level, values }: Context,
  texts: readonly string[],
): string => {
  const exact = texts
    .flatMap((text) => quotedText(text) ?? [])
    .filter((text) => normalise(text) !== ' ')
    .map(upper);
  const phrases = texts
    .filter((text) => quotedText(text) === undefined)
    .map(normalise)
    .filter((phrase) => phrase !== ' ');
  const match = any([
    ...(phrases.length ? [values.phrase('norm', phrases)] : []),
    ...(exact.length
      ? ['upper(name)', 'uei', 'duns'].map((column) => values.in(column, exact))
      : []),
  ]);
  if (match === 'false') return 'false';
  const found = `select id from recipient where ${match}`;
  return `recipient_id in (${level === 'subawards' ? found : `select id from recipient where id in (${found}) or parent_id in (${found})`})`;
};

/** Any of some award identifiers as people type them: in quotes the whole of one, otherwise anywhere inside. */
export const awardIdsPredicate = ({ level, values }: Context, ids: readonly string[]): string => {
  const exact = ids.flatMap((id) => quotedText(id) ?? []).map((id) => id.toUpperCase());
  const loose = ids.filter((id) => quotedText(id) === undefined).map(upper);
  const tests = ['display_id', 'uri'].flatMap((column) => [
    ...(loose.length ? [values.phrase(`upper(coalesce(${column}, ''))`, loose)] : []),
    ...(exact.length ? [values.in(`upper(${column})`, exact)] : []),
  ]);
  if (level === 'awards') return any(tests);
  const award = `award_id in (select id from award where ${any(tests)})`;
  return level === 'transactions'
    ? award
    : `(${award} or ${values.in(
        'upper(number)',
        ids.map((id) => upper(id.replaceAll('"', ''))),
      )})`;
};
