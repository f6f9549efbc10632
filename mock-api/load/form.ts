/** What becomes of a value that has not the form of its column and cannot be restored: its row is refused, or the value alone is left out. */
type Otherwise = 'refuse' | 'leave out';
/** The form that a code has in published files. */
export interface Form {
  /** Canonical column. */ column: string;
  /** Its name in messages. */ label: string;
  /** The whole value, as a regular expression. */ pattern: string;
  /** SQL of the value restored from `v`, or from `plain`, which is `v` in upper case, without thousands separators and without `.0` at its end; null where that is ambiguous. */
  restore?: string;
  otherwise: Otherwise;
  /** SQL of the rows that the form holds for. */ where?: string;
  /** What published files have in place of a code: read as empty. */ empty?: string;
}

/** Digits that lost zeros before them. */
export const padded = (width: number, least = 1): string =>
  `case when regexp_full_match(plain, '\\d{${least},${width - 1}}') then lpad(plain, ${width}, '0') end`;
/** A key, which is written in capitals. */
export const key = (column: string, label: string): Form => ({
  column,
  label,
  pattern: '[^a-z]*',
  restore: 'upper(v)',
  otherwise: 'refuse',
});
/** A code that a spreadsheet took for a number with a power of ten: digits are lost. */
export const SCIENTIFIC = '\\d(\\.\\d+)?E\\+\\d+';
/** SQL of a value as the base of what is restored. */
export const plainSql = (value: string): string =>
  `regexp_replace(replace(upper(${value}), ',', ''), '\\.0+$', '')`;
