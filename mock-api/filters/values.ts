import { DuckDBBitValue } from '@duckdb/node-api';
import type { Bindable } from '../db/database';

const SEPARATOR = '\u0001';
/** The maximum number of list members that are bound one by one. */
const MAX_INLINE = 12;
/**
 * The maximum length of one regular expression over phrases. DuckDB matches any number of phrases in one pass over a text,
 * but only while its state table fits in memory: 13,000 characters took a hundred times as long as 2,000.
 */
const MAX_PATTERN_LENGTH = 2000;
const escapePattern = (text: string): string =>
  text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\x{${character.codePointAt(0)!.toString(16)}}`);
/** Joins conditions with OR, without those that are `false`. Returns `false` if none is left. */
export const joinOr = (conditions: readonly string[]): string => {
  const parts = conditions.filter((part) => part !== 'false');
  return parts.length > 1 ? `(${parts.join(' or ')})` : (parts[0] ?? 'false');
};

/** Collects the bound values of a statement and returns their placeholders. */
export class Values {
  readonly list: Bindable[] = [];
  add(value: Bindable): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }

  /** Binds a long list as one text and returns SQL that reads it as a table of one column. */
  private table(members: readonly (number | string)[]): string {
    const type = typeof members[0] === 'number' ? 'BIGINT' : 'VARCHAR';
    return `(select unnest(string_split(${this.add(members.join(SEPARATOR))}, chr(1))::${type}[]))`;
  }

  /** Returns `column in (…)`. An empty list matches nothing. A long list is bound as one text. */
  in(column: string, members: readonly (number | string)[]): string {
    // No code, name or identifier contains the separator, so a member with it cannot match.
    const uniqueMembers = [...new Set(members)].filter(
      (member) => typeof member === 'number' || !member.includes(SEPARATOR),
    );
    if (!uniqueMembers.length) return 'false';
    if (uniqueMembers.length > MAX_INLINE) return `${column} in ${this.table(uniqueMembers)}`;
    return `${column} in (${uniqueMembers.map((member) => this.add(member)).join(', ')})`;
  }

  /**
   * Returns a condition that an ID is one of `ids`. Many IDs are bound as a bit string with one bit for each possible ID,
   * which takes a tenth of the time of a join. `idLimit` is one more than the largest ID of the column.
   */
  ids(column: string, ids: readonly number[], idLimit: number): string {
    if (ids.length <= MAX_INLINE) return this.in(column, ids);
    const unusedBits = (8 - (idLimit % 8)) % 8;
    // The format of DuckDB's BIT: first the number of unused leading bits (which are set), then the bits.
    const bytes = new Uint8Array(1 + Math.ceil(idLimit / 8));
    bytes[0] = unusedBits;
    bytes[1] = 0xff & (0xff00 >> unusedBits);
    for (const id of ids) bytes[1 + ((id + unusedBits) >> 3)]! |= 0x80 >> ((id + unusedBits) & 7);
    return `get_bit(${this.add(new DuckDBBitValue(bytes))}::BIT, ${column}) = 1`;
  }

  /**
   * Returns a condition that the text of `column` contains or starts with any of `phrases`, which match literally. Many phrases are
   * matched in one pass over the texts, because one condition for each phrase would nest the statement too deeply.
   */
  phrase(column: string, phrases: readonly string[], mode: 'inside' | 'start' = 'inside'): string {
    const uniquePhrases = [...new Set(phrases)];
    if (uniquePhrases.length <= 3)
      return joinOr(
        uniquePhrases.map(
          (phrase) =>
            `${mode === 'inside' ? 'contains' : 'starts_with'}(${column}, ${this.add(phrase)})`,
        ),
      );
    // Short phrases come first, so that a text skips every group whose phrases are all longer than the text.
    const groups: { shortest: number; patterns: string[] }[] = [];
    let charactersLeft = 0;
    for (const phrase of uniquePhrases.sort((a, b) => a.length - b.length)) {
      if (phrase.length > charactersLeft) {
        groups.push({ shortest: [...phrase].length, patterns: [] });
        charactersLeft = MAX_PATTERN_LENGTH;
      }
      groups[groups.length - 1]!.patterns.push(escapePattern(phrase));
      charactersLeft -= phrase.length;
    }
    const buildTest = ({ shortest, patterns }: (typeof groups)[number]) =>
      `(length(${column}) >= ${this.add(shortest)}
          and regexp_matches(${column}, ${this.add(`${mode === 'start' ? '^' : ''}(?:${patterns.join('|')})`)}))`;
    return joinOr(groups.map(buildTest));
  }
}
