export type CsvCell = string | number | null | undefined;

/** Puts an apostrophe before a cell that a spreadsheet would read as a formula. A plain negative number stays a number. */
const escapeFormula = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
// Tools that read `#` as the start of a comment also do so inside a line, unless the cell is quoted.
const formatCell = (value: CsvCell): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'number' ? String(value) : escapeFormula(value);
  return /[",\n\r#]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
/** Returns a comment line. Spreadsheets split it at commas, so formulas after commas are escaped and double quotes become single. */
const formatComment = (line: string): string =>
  `# ${line
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replaceAll(/,( ?)(?=[=+\-@])/g, ",$1'")}`;
/** Returns CSV text: `comments` as comment lines, then header and rows (docs/design.md). A byte order mark marks the file as UTF-8. */
export const toCsv = (
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  comments: readonly string[] = [],
): string =>
  `\uFEFF${[...comments.map(formatComment), ...[header, ...rows].map((row) => row.map(formatCell).join(','))].join('\r\n')}\r\n`;

/** Saves content as a file in the visitor’s browser. */
export const saveFile = (name: string, content: BlobPart, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
