import { waitFor } from '@testing-library/react';
import type * as csv from '@/lib/csv';

/** A file of rows as it was saved: what it says of itself, its headings and its cells. */
export interface CsvFile {
  name: string;
  text: string;
  about: readonly string[];
  header: readonly string[];
  rows: readonly (readonly string[])[];
}
/** Commas outside of quotes part the cells. */
const cellsOf = (line: string): string[] =>
  line
    .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((cell) => cell.replaceAll(/^"|"$/g, '').replaceAll('""', '"'));

/** The first file that was saved, once what makes files has loaded. `saved` is `saveFile` as a mock. */
export const savedCsv = async (
  saved: jest.MockInstance<void, Parameters<typeof csv.saveFile>>,
): Promise<CsvFile> => {
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [name, text] = saved.mock.calls[0] as unknown as [string, string];
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const [header, ...rows] = lines.filter((line) => !line.startsWith('# '));
  return {
    name,
    text,
    about: lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2)),
    header: cellsOf(header!),
    rows: rows.map(cellsOf),
  };
};
