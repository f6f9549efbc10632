import { waitFor } from '@testing-library/react';
import * as csv from '@/lib/csv';

/** A saved CSV file: its name, text, comment lines, headings and cells. */
export interface CsvFile {
  name: string;
  text: string;
  about: readonly string[];
  header: readonly string[];
  rows: readonly (readonly string[])[];
}
/** Splits a line at the commas outside of quotes. */
const splitCells = (line: string): string[] =>
  line
    .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((cell) => cell.replaceAll(/^"|"$/g, '').replaceAll('""', '"'));

/** Returns the mock of `saveFile` with the saved files. */
export const savedFiles = () => jest.mocked(csv.saveFile);
/** Waits for the first saved file and parses it. `saved` is the mock of `saveFile`. */
export const readSavedCsv = async (
  saved: jest.MockInstance<void, Parameters<typeof csv.saveFile>> = savedFiles(),
): Promise<CsvFile> => {
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [name, text] = saved.mock.calls[0] as unknown as [string, string];
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const [header, ...rows] = lines.filter((line) => !line.startsWith('# '));
  return {
    name,
    text,
    about: lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2)),
    header: splitCells(header!),
    rows: rows.map(splitCells),
  };
};
