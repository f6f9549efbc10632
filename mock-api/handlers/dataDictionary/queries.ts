import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReference } from '../../core/referenceFiles';
import type { Call } from '../../core/route';

/** The columns of `content/data-dictionary/elements.csv` with their headings. */
const headers = [
  { raw: 'element', display: 'Element' },
  { raw: 'definition', display: 'Definition' },
  { raw: 'group', display: 'Group' },
  { raw: 'contracts', display: 'Contract Awards' },
  { raw: 'assistance', display: 'Assistance Awards' },
  { raw: 'subawards', display: 'Subawards' },
  { raw: 'accounts', display: 'Account Data' },
] as const;
const sections = [
  { section: 'Data element', colspan: 3 },
  { section: 'Column names in downloads', colspan: 4 },
];
const elementsByFolder = new Map<string, { rows: (string | null)[][]; bytes: number }>();

/** Returns the rows of the data dictionary and its file size in bytes, read once per folder. An empty cell is null. */
const readElements = (folder = join(process.cwd(), 'content/data-dictionary')) => {
  const elements = elementsByFolder.get(folder) ?? {
    rows: readReference({ folder }, 'elements').map((row) =>
      headers.map(({ raw }) => row[raw] || null),
    ),
    bytes: readFileSync(join(folder, 'elements.csv')).length,
  };
  elementsByFolder.set(folder, elements);
  return elements;
};
/** Returns the data dictionary as one table. */
export const dataDictionary = async ({ origin }: Call) => {
  const { rows, bytes } = readElements();
  return {
    document: {
      metadata: {
        total_rows: rows.length,
        total_columns: headers.length,
        total_size: `${(bytes / 1000).toFixed(2)}KB`,
        download_location: `${origin}/documents/data-dictionary.csv`,
      },
      sections,
      headers,
      rows,
    },
  };
};
