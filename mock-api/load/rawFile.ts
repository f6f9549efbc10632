import type { FileKind } from './layouts';
import type { CsvFile } from './readFiles';

/** A file whose rows are in the table `raw_N`. */
export interface RawFile {
  index: number;
  file: CsvFile;
  kind: FileKind;
}
/** Name of the table that holds the canonical rows of a file. */
export const rawTable = (index: number): string => `raw_${index}`;
