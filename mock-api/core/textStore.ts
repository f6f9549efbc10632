import type { Reader, Row } from '../db/database';
import {
  KEY_PACKS,
  MISSING_MARKER,
  escapeText,
  unescapeText,
  type TextColumn,
  textColumns,
} from '../db/textPacks';

const LINE_END = 10;
const DIGIT_ZERO = 48;
/** Maximum bytes that one search scans on the event loop, in about two milliseconds. DuckDB runs longer searches. */
const MAX_SCAN_BYTES = 16 * 1024 * 1024;

/** Returns the number of leading items for which `isBefore` is true, by binary search over `count` sorted items. */
const countBefore = (count: number, isBefore: (nth: number) => boolean): number => {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Texts by index, stored line by line in one buffer, because 40 MB of text would otherwise be a million string objects. */
export class TextPack {
  /** Byte offset of each text, followed by the offset after the last line. */
  private readonly starts: Uint32Array;

  constructor(
    private readonly bytes: Buffer,
    readonly count: number,
  ) {
    this.starts = new Uint32Array(count + 1);
    let nth = 1;
    for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) {
      this.starts[nth] = at + 1;
      nth += 1;
    }
    if (nth !== count)
      throw new Error(`Corrupt text pack: expected ${count} entries, found ${nth}`);
    this.starts[count] = bytes.length + 1;
  }

  /** Number of bytes that a search scans. */
  get size(): number {
    return this.bytes.length;
  }

  /** Returns the text at an index, or null when the text is missing or the index is null or out of range. */
  get(nth: number | null): string | null {
    if (nth === null || !(nth >= 0 && nth < this.count)) return null;
    const text = this.bytes.toString('utf8', this.starts[nth], this.starts[nth + 1]! - 1);
    return text === MISSING_MARKER ? null : unescapeText(text);
  }

  /** Returns the texts parsed as non-negative integers, with -1 for empty or missing texts. */
  numbers(): Int32Array {
    const numbers = new Int32Array(this.count).fill(-1);
    for (let nth = 0; nth < this.count; nth += 1) {
      const end = this.starts[nth + 1]! - 1;
      let number = -1;
      for (let at = this.starts[nth]!; at < end && this.bytes[at]! >= DIGIT_ZERO; at += 1)
        number = Math.max(number, 0) * 10 + this.bytes[at]! - DIGIT_ZERO;
      numbers[nth] = number;
    }
    return numbers;
  }

  private lineAt(byte: number): number {
    return countBefore(this.count, (nth) => this.starts[nth]! <= byte) - 1;
  }

  /**
   * Returns the indexes of the texts that contain a non-empty phrase, or start with it if `mode` is 'start'. The match is
   * case-sensitive.
   */
  find(phrase: string, mode: 'inside' | 'start' = 'inside'): number[] {
    const phraseBytes = Buffer.from(escapeText(phrase));
    const matches: number[] = [];
    const isAtStart = (line: number) =>
      this.bytes.compare(
        phraseBytes,
        0,
        phraseBytes.length,
        this.starts[line],
        this.starts[line]! + phraseBytes.length,
      ) === 0;
    if (mode === 'start') {
      if (this.bytes.length >= phraseBytes.length && isAtStart(0)) matches.push(0);
      const needle = Buffer.concat([Buffer.from('\n'), phraseBytes]);
      for (let at = this.bytes.indexOf(needle); at >= 0; at = this.bytes.indexOf(needle, at + 1))
        matches.push(this.lineAt(at + 1));
      return matches;
    }
    for (let at = this.bytes.indexOf(phraseBytes); at >= 0;) {
      const line = this.lineAt(at);
      matches.push(line);
      at = this.bytes.indexOf(phraseBytes, this.starts[line + 1]);
    }
    return matches;
  }

  /** Returns the index range [from, to) of the byte-sorted texts that start with `text`, or that equal it if `isExact` is true. */
  range(text: string, isExact: boolean): [from: number, to: number] {
    const textBytes = Buffer.from(escapeText(text));
    const compare = (line: number) => {
      const start = this.starts[line]!;
      const end = this.starts[line + 1]! - 1;
      return this.bytes.compare(
        textBytes,
        0,
        textBytes.length,
        start,
        isExact ? end : Math.min(end, start + textBytes.length),
      );
    };
    return [
      countBefore(this.count, (line) => compare(line) < 0),
      countBefore(this.count, (line) => compare(line) <= 0),
    ];
  }
}

/**
 * Phrase index over normalized texts: the sorted list of all their suffixes that start at a word, for binary search. Comparing 200
 * keywords with every text of a code table blocked the event loop for 40 ms. The index takes less than 1 ms.
 */
class PhraseIndex {
  private readonly tails: readonly (readonly [text: string, id: number])[];

  constructor(texts: readonly { id: number; norm: string }[]) {
    this.tails = texts
      .flatMap(({ id, norm }) =>
        [...norm.matchAll(/ /g)].map(({ index }) => [norm.slice(index), id] as const),
      )
      .sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  }

  /** Returns the IDs of the texts that contain any of `phrases`. Each phrase must start with a space. */
  find(phrases: readonly string[]): number[] {
    const matchIds = new Set<number>();
    for (const phrase of phrases) {
      let nth = countBefore(this.tails.length, (at) => this.tails[at]![0] < phrase);
      for (; this.tails[nth]?.[0].startsWith(phrase); nth += 1) matchIds.add(this.tails[nth]![1]);
    }
    return [...matchIds];
  }
}

/** Code tables that are searched by phrase, each with the column that records reference. */
const codeTables = { psc: 'id', naics: 'code', listing: 'id' } as const;
export type CodeTable = keyof typeof codeTables;

/**
 * The texts of a dataset in memory. Rows get their texts without a join, and phrase searches need no table scan. Text columns that are too
 * large for memory are read and searched in their tables.
 */
export class TextStore {
  private readonly parents: Int32Array | undefined;
  private readonly keyIds: Int32Array | undefined;

  private constructor(
    private readonly packs: ReadonlyMap<string, TextPack>,
    private readonly codeIndexes: Readonly<Record<CodeTable, PhraseIndex>>,
  ) {
    this.parents = packs.get('recipient.parent')?.numbers();
    this.keyIds = packs.get(KEY_PACKS.id)?.numbers();
  }

  static async load(db: Reader): Promise<TextStore> {
    const rows = await db.query<{ name: string; bytes: Buffer; n: number }>(
      'select name, bytes, n from word_pack',
    );
    const codeIndexes = {} as Record<CodeTable, PhraseIndex>;
    for (const [table, key] of Object.entries(codeTables))
      codeIndexes[table as CodeTable] = new PhraseIndex(
        await db.query<{ id: number; norm: string }>(
          `select ${key}::INTEGER AS id, norm from ${table} where norm is not null`,
        ),
      );
    return new TextStore(
      new Map(rows.map(({ name, bytes, n }) => [name, new TextPack(bytes, n)])),
      codeIndexes,
    );
  }

  /** Returns the exclusive upper bound of the IDs in a table, or 0 when no column of the table is in memory. */
  idsBelow(table: 'text' | 'recipient' | 'place' | 'award'): number {
    const name = (Object.keys(textColumns) as TextColumn[]).find(
      (column) => textColumns[column].table === table && this.packs.has(column),
    );
    return name ? this.packs.get(name)!.count : 0;
  }

  /** Returns the IDs of the codes whose texts contain any of `phrases`. */
  findCodes(table: CodeTable, phrases: readonly string[]): number[] {
    return this.codeIndexes[table].find(phrases);
  }

  /** Returns the IDs of the texts in a column that contain or start with any of `phrases`, or undefined when DuckDB has to search. */
  find(
    column: TextColumn,
    phrases: readonly string[],
    mode: 'inside' | 'start' = 'inside',
  ): number[] | undefined {
    const pack = this.packs.get(column);
    if (!pack || !isShortSearch(pack, phrases)) return undefined;
    return [...new Set(phrases.flatMap((phrase) => pack.find(phrase, mode)))];
  }

  /** Returns `ids` and the IDs of the recipients whose parent is one of them, or undefined when DuckDB has to run the search. */
  withChildren(ids: readonly number[]): number[] | undefined {
    if (!this.parents) return undefined;
    const parentIds = new Set(ids);
    const recipientIds = new Set(ids);
    this.parents.forEach((parent, id) => {
      if (parentIds.has(parent)) recipientIds.add(id);
    });
    return [...recipientIds];
  }

  /** Returns the IDs of awards with an identifier that matches one of `texts` (upper case), or undefined when DuckDB has to search. */
  findAwards(texts: readonly string[], mode: 'inside' | 'start' | 'whole'): number[] | undefined {
    const pack = this.packs.get(KEY_PACKS.key);
    const ids = this.keyIds;
    if (!pack || !ids || texts.some((text) => text === '')) return undefined;
    if (mode === 'inside') {
      if (!isShortSearch(pack, texts)) return undefined;
      return [...new Set(texts.flatMap((text) => pack.find(text).map((nth) => ids[nth]!)))];
    }
    const awardIds = new Set<number>();
    for (const text of texts) {
      const [from, to] = pack.range(text, mode === 'whole');
      for (let nth = from; nth < to; nth += 1) awardIds.add(ids[nth]!);
    }
    return [...awardIds];
  }

  /** Adds a field to each row for each key of `fields`: the text in `column` whose ID is in the row's field `id`, or null. */
  async fill(
    db: Reader,
    rows: readonly Row[],
    fields: Readonly<Record<string, readonly [column: TextColumn, id: string]>>,
  ): Promise<void> {
    for (const [key, [column, id]] of Object.entries(fields)) {
      const getId = (row: Row) => (row[id] === null ? null : Number(row[id]));
      const pack = this.packs.get(column);
      const textsById = pack ? undefined : await readTexts(db, column, rows.map(getId));
      for (const row of rows) {
        const textId = getId(row);
        row[key] = pack
          ? pack.get(textId)
          : textId === null
            ? null
            : (textsById!.get(textId) ?? null);
      }
    }
  }
}

const readTexts = async (
  db: Reader,
  column: TextColumn,
  ids: readonly (number | null)[],
): Promise<Map<number, string | null>> => {
  const { table, sql } = textColumns[column];
  const uniqueIds = [...new Set(ids.filter((id) => id !== null))];
  if (!uniqueIds.length) return new Map();
  const rows = await db.query<{ id: number; v: string | null }>(
    `select id, ${sql} AS v from ${table} where id in (${uniqueIds.join(', ')})`,
  );
  return new Map(rows.map(({ id, v }) => [id, v]));
};

const isShortSearch = (pack: TextPack, phrases: readonly string[]): boolean =>
  phrases.every((phrase) => phrase !== '') && pack.size * phrases.length <= MAX_SCAN_BYTES;
