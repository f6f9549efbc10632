/** Possible delimiters, in order of preference. */
const delimiters = [',', '\t', '|', ';'] as const;
type Delimiter = (typeof delimiters)[number];

/** Returns the first `count` records of a CSV text, or fewer. A quoted field may contain delimiters and line breaks. */
const readFirstRecords = (text: string, delimiter: Delimiter, count: number): string[][] => {
  const records: string[][] = [];
  let record: string[] = [];
  let field = '';
  let isQuoted = false;
  const endRecord = () => {
    records.push([...record, field]);
    record = [];
    field = '';
  };
  for (let at = 0; at < text.length && records.length < count; at += 1) {
    const char = text[at]!;
    if (isQuoted) {
      if (char !== '"') field += char;
      else if (text[at + 1] === '"') {
        field += char;
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && field === '') isQuoted = true;
    else if (char === delimiter) {
      record.push(field);
      field = '';
    } else if (char === '\n') endRecord();
    else if (char !== '\r') field += char;
  }
  if (records.length < count && (record.length || field)) endRecord();
  return records;
};

export interface Header {
  delimiter: Delimiter;
  /** Column names in lower case, without unnamed columns. */
  columns: string[];
  /** A name for each field of a row. Unnamed fields get a name that no layout uses. */
  fields: string[];
}

/**
 * Parses the header from the start of a file. The delimiter is the one that results in the most fields. The first row may be longer or
 * shorter than the header if the extra fields are empty.
 */
export const readHeader = (text: string): Header => {
  const unmarkedText = text.replace(/^\uFEFF/, '');
  const [delimiter, [names = [], row = []]] = delimiters
    .map((candidate) => [candidate, readFirstRecords(unmarkedText, candidate, 2)] as const)
    .reduce((best, next) => ((next[1][0]?.length ?? 0) > (best[1][0]?.length ?? 0) ? next : best));
  const header = names.map((name) => name.trim().toLowerCase());
  while (header.length > Math.max(row.length, 1) && row.length > 0 && header.at(-1) === '')
    header.pop();
  if (row.slice(header.length).every((value) => value.trim() === ''))
    while (header.length < row.length) header.push('');
  return {
    delimiter,
    columns: header.filter(Boolean),
    fields: header.map((name, at) => name || `unnamed ${at + 1}`),
  };
};
