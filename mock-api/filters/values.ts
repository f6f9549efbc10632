import { DuckDBBitValue } from '@duckdb/node-api';
import type { Bindable } from '../db/database';

const SEPARATOR = '\u0001';
/** Up to so many members of a list are bound one by one. */
const FEW = 12;
/**
 * Characters of one regular expression over phrases. The engine's matcher walks any number of phrases in one pass over a text,
 * but only while its table of states fits into memory: 13,000 characters took a hundred times as long as 2,000.
 */
const PATTERN_CHARACTERS = 2000;
const escaped = (text: string): string =>
  text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\x{${character.codePointAt(0)!.toString(16)}}`);
/** One of some conditions, of which there is at least one. */
export const any = (parts: readonly string[]): string =>
  parts.length === 1 ? parts[0]! : `(${parts.join(' or ')})`;

/** Collects bound values and hands out their places in the statement. */
export class Values {
  readonly list: Bindable[] = [];
  add(value: Bindable): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }

  /** A long list as one bound text, to be read as a table of one column. */
  private table(members: readonly (number | string)[]): string {
    const type = typeof members[0] === 'number' ? 'BIGINT' : 'VARCHAR';
    return `(select unnest(string_split(${this.add(members.join(SEPARATOR))}, chr(1))::${type}[]))`;
  }

  /** `column in (…)`; an empty list matches nothing. Long lists travel as one text value. */
  in(column: string, members: readonly (number | string)[]): string {
    // A text with the separator inside is no code, name or identifier of anything.
    const unique = [...new Set(members)].filter(
      (member) => typeof member === 'number' || !member.includes(SEPARATOR),
    );
    if (!unique.length) return 'false';
    return `${column} in ${unique.length <= FEW ? `(${unique.map((member) => this.add(member)).join(', ')})` : this.table(unique)}`;
  }

  /**
   * Whether an id is one of some: many ids travel as one bit for each that there may be, which is looked up in a tenth of the time of a
   * join. `below` is one more than the largest id that the column has.
   */
  ids(column: string, ids: readonly number[], below: number): string {
    if (ids.length <= FEW) return this.in(column, ids);
    const unused = (8 - (below % 8)) % 8;
    // The engine's own form: how many bits in front mean nothing (they are set), then the bits.
    const data = new Uint8Array(1 + Math.ceil(below / 8));
    data[0] = unused;
    data[1] = 0xff & (0xff00 >> unused);
    for (const id of ids) data[1 + ((id + unused) >> 3)]! |= 0x80 >> ((id + unused) & 7);
    return `get_bit(${this.add(new DuckDBBitValue(data))}::BIT, ${column}) = 1`;
  }

  /**
   * Whether the text of `column` holds any of some phrases, `inside` or at its `start`, by its very characters. One pass over the
   * texts for many phrases: a test for each would make the statement as deep as the list is long.
   */
  phrase(column: string, phrases: readonly string[], where: 'inside' | 'start' = 'inside'): string {
    const unique = [...new Set(phrases)];
    if (!unique.length) return 'false';
    if (unique.length <= 3)
      return any(
        unique.map(
          (phrase) =>
            `${where === 'inside' ? 'contains' : 'starts_with'}(${column}, ${this.add(phrase)})`,
        ),
      );
    // Short ones first: a group of phrases longer than a text need not be looked for in it.
    const groups: { shortest: number; patterns: string[] }[] = [];
    let room = 0;
    for (const phrase of unique.sort((a, b) => a.length - b.length)) {
      if (phrase.length > room) {
        groups.push({ shortest: [...phrase].length, patterns: [] });
        room = PATTERN_CHARACTERS;
      }
      groups[groups.length - 1]!.patterns.push(escaped(phrase));
      room -= phrase.length;
    }
    const test = ({ shortest, patterns }: (typeof groups)[number]) =>
      `(length(${column}) >= ${this.add(shortest)} and regexp_matches(${column}, ${this.add(`${where === 'start' ? '^' : ''}(?:${patterns.join('|')})`)}))`;
    return any(groups.map(test));
  }
}
