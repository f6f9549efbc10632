export type CsvCell = string | number | null | undefined;

/** A cell that a spreadsheet would take for a formula gets a quote in front; a plain negative number stays a number. */
const neutral = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
const cell = (value: CsvCell): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'number' ? String(value) : neutral(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
/** Rows as CSV text: a header row, CRLF line ends, a byte order mark so that spreadsheets read it as UTF-8. */
export const toCsv = (
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  notes: readonly string[] = [],
): string =>
  `\uFEFF${[header, ...rows, ...notes.map((note) => [note])].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Hands a text to the browser as a file. */
export const saveFile = (name: string, content: BlobPart, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
