/** What happens to a value that does not match the format and cannot be restored: refuse the row, or leave out the value. */
type InvalidValueAction = 'refuse' | 'leave out';
/** The format of a code in published files. */
export interface CodeFormat {
  /** Canonical column. */ column: string;
  /** Name in messages. */ label: string;
  /** Regular expression for the whole value. */ pattern: string;
  /**
   * SQL for the restored value, or null when the value cannot be restored. The SQL can use `v`, the original value, and `plain`, which
   * is `v` in upper case, without thousands separators and without a trailing `.0`.
   */
  restore?: string;
  otherwise: InvalidValueAction;
  /** SQL condition for the rows to which the format applies. */ where?: string;
  /** Regular expression for placeholders of published files, which are read as empty. */ empty?: string;
}

/** Returns SQL that restores the leading zeros of a number with `minDigits` to `width - 1` digits, or null for other values. */
export const restoreZeros = (width: number, minDigits = 1): string =>
  `case when regexp_full_match(plain, '\\d{${minDigits},${width - 1}}') then lpad(plain, ${width}, '0') end`;
const createFormat =
  (otherwise: InvalidValueAction) =>
  (column: string, label: string, pattern: string, more: Partial<CodeFormat> = {}): CodeFormat => ({
    column,
    label,
    pattern,
    otherwise,
    ...more,
  });
/** Returns a format whose invalid values cause their row to be refused. */
export const refusedFormat = createFormat('refuse');
/** Returns a format whose invalid values are left out. */
export const leftOutFormat = createFormat('leave out');
/** Returns the format of a key. A key with lowercase letters is restored to upper case. */
export const key = (column: string, label: string): CodeFormat =>
  refusedFormat(column, label, '[^a-z]*', { restore: 'upper(v)' });
/** Pattern of a code that a spreadsheet turned into scientific notation, which loses digits. */
export const SCIENTIFIC_PATTERN = '\\d(\\.\\d+)?E\\+\\d+';
/** Returns SQL for the normalized value from which a code is restored. */
export const plainSql = (value: string): string =>
  `regexp_replace(replace(upper(${value}), ',', ''), '\\.0+$', '')`;
