import type { FileKind } from './layouts';
import type { CsvFile } from './readFiles';

/** A file whose rows are in the table `raw_N`, where N is its index. */
export interface RawFile {
  index: number;
  file: { readonly name: string; readonly columns: readonly string[] };
  kind: FileKind;
  /** Fiscal years whose rows were removed. */ withoutYears?: readonly number[];
}
/** A file whose rows are being read. */
export interface UnreadFile extends RawFile {
  file: CsvFile;
}
/** Returns the name of the table with the canonical rows of a file. */
export const rawTable = (index: number): string => `raw_${index}`;
