export type CsvCell = string | number | null | undefined;

/** A cell that a spreadsheet would take for a formula gets a quote in front; a plain negative number stays a number. */
const neutral = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
// What reads `#` as the beginning of a comment does so in the middle of a line too, unless it stands in quotes.
const cell = (value: CsvCell): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'number' ? String(value) : neutral(value);
  return /[",\n\r#]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
/** A line above the columns. A spreadsheet parts it at its commas: no part of it may be a formula or open a quote. */
const comment = (line: string): string =>
  `# ${line
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replaceAll(/,( ?)(?=[=+\-@])/g, ",$1'")}`;
/**
 * Rows as CSV text: what they are in lines that begin with `# ` (docs/design.md says how to pass over them), a header row, CRLF line
 * ends, a byte order mark so that spreadsheets read it as UTF-8.
 */
export const toCsv = (
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  about: readonly string[] = [],
): string =>
  `\uFEFF${[...about.map(comment), ...[header, ...rows].map((row) => row.map(cell).join(','))].join('\r\n')}\r\n`;

/** Hands a text to the browser as a file. */
export const saveFile = (name: string, content: BlobPart, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
