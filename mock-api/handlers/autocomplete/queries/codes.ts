import type { Call } from '../../../core/route';
import { normalize } from '../../../db/searchText';
import { Values } from '../../../filters/values';
import type { Search } from '../shapes/codes';

/** Returns the assistance listings whose number or title matches the text. Numbers that begin with the text are first. */
export const searchListings = async ({ lookups, body }: Call) => {
  const { search_text: text, limit = 10 } = body as { search_text: string; limit?: number };
  const phrase = normalize(text);
  const typedText = text.trim();
  if (phrase === ' ') return { results: [] };
  const matches = lookups.listings.filter(
    (row) =>
      row.number.startsWith(typedText) || normalize(`${row.number} ${row.title}`).includes(phrase),
  );
  const getPrefixRank = (row: (typeof matches)[number]) => Number(row.number.startsWith(typedText));
  return {
    results: matches
      .sort((a, b) => getPrefixRank(b) - getPrefixRank(a) || (a.number < b.number ? -1 : 1))
      .slice(0, limit)
      .map((row) => ({ program_number: row.number, program_title: row.title, popular_name: '' })),
  };
};

/** Returns the rows whose code begins with the search text, then the rows whose `getText` result contains it, each sorted by code. */
const findByCode = <R>(
  { body }: Call,
  rows: readonly R[],
  getCode: (row: R) => string,
  getText: (row: R) => string,
): R[] => {
  const { search_text: text, limit = 10 } = body as unknown as Search;
  const phrase = normalize(text);
  const typedText = text.trim().toUpperCase();
  if (phrase === ' ') return [];
  const getPrefixRank = (row: R) => Number(getCode(row).startsWith(typedText));
  return rows
    .filter((row) => getPrefixRank(row) || normalize(getText(row)).includes(phrase))
    .sort((a, b) => getPrefixRank(b) - getPrefixRank(a) || (getCode(a) < getCode(b) ? -1 : 1))
    .slice(0, limit);
};

/** Returns the program activities whose code begins with the text or whose name contains it. Each code and name pair appears once. */
export const searchActivities = async ({ db, body }: Call) => {
  const { search_text: text, limit = 10 } = body as unknown as Search;
  const values = new Values();
  const textParameter = values.add(text.trim().toUpperCase());
  if (!text.trim()) return { results: [] };
  const rows = await db.query<{ code: string; name: string }>(
    `select distinct code, upper(name) AS name
      from program_activity
      where contains(upper(name), ${textParameter}) or starts_with(code, ${textParameter})
      order by starts_with(code, ${textParameter}) desc, name, code
      limit ${limit}`,
    values.list,
  );
  return {
    results: rows.map((row) => ({
      program_activity_code: row.code,
      program_activity_name: row.name,
    })),
  };
};
/** Returns the six-digit NAICS codes that match the text. */
export const searchNaics = async (call: Call) => ({
  results: findByCode(
    call,
    call.lookups.naics.filter((row) => row.code >= 100000),
    (row) => String(row.code),
    (row) => row.text ?? '',
  ).map((row) => ({
    naics: String(row.code),
    naics_description: row.text ?? '',
    year_retired: row.year_retired,
  })),
});
/** Returns the product or service codes (PSC) that match the text. */
export const searchPsc = async (call: Call) => ({
  results: findByCode(
    call,
    call.lookups.psc,
    (row) => row.code,
    (row) => row.text ?? '',
  ).map((row) => ({ product_or_service_code: row.code, psc_description: row.text ?? '' })),
});
