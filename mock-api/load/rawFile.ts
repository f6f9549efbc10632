import type { FileKind } from './layouts';
import type { CsvFile } from './readFiles';

/** A file whose rows are in the table `raw_N`, where N is its index. */
export interface RawFile {
  index: number;
  file: CsvFile;
  kind: FileKind;
}
/** Returns the name of the table with the canonical rows of a file. */
export const rawTable = (index: number): string => `raw_${index}`;
