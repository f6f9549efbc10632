import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { NullableText } from '../core/shapes';
import type { Route } from '../core/route';
import { readReference } from '../core/referenceFiles';

/** Columns of `content/data-dictionary/elements.csv` with their headings, and the groups of columns over them. */
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
const known = new Map<string, { rows: (string | null)[][]; bytes: number }>();

/** The elements of the data dictionary, read once; an empty cell is null. */
const readElements = (folder = join(process.cwd(), 'content/data-dictionary')) => {
  const read = known.get(folder) ?? {
    rows: readReference({ folder }, 'elements').map((row) =>
      headers.map(({ raw }) => row[raw] || null),
    ),
    bytes: readFileSync(join(folder, 'elements.csv')).length,
  };
  known.set(folder, read);
  return read;
};

const Header = Type.Object({ raw: Type.String(), display: Type.String() });
export const dataDictionaryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/references/data_dictionary/',
    summary: 'Data elements with their definitions and the columns they have in downloads',
    errors: [],
    answer: Type.Object({
      document: Type.Object({
        metadata: Type.Object({
          total_rows: Type.Integer(),
          total_columns: Type.Integer(),
          total_size: Type.String(),
          download_location: Type.String(),
        }),
        sections: Type.Array(Type.Object({ section: Type.String(), colspan: Type.Integer() })),
        headers: Type.Array(Header),
        rows: Type.Array(Type.Array(NullableText)),
      }),
    }),
    handler: async ({ origin }) => {
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
    },
  },
];
