/** The rows and the size of a file that has not been requested yet. */
import { plural } from '../format';

/** What is expected of a file, or why it is unknown. */
export interface FileEstimate {
  text: string;
  /** Expected number of rows; null if it is unknown. */
  rows: number | null;
  /** Repeats a count that failed. */
  retry?: () => void;
}

/** Rows up to which a file is usually ready within seconds. */
const SMALL_FILE_ROWS = 10_000;
/** Returns whether a file should be ready within seconds. */
export const isSmallFile = ({ rows }: FileEstimate): boolean =>
  rows !== null && rows <= SMALL_FILE_ROWS;

/** Bytes of a zipped file without rows: the names of its columns, and a text that describes it. */
const EMPTY_FILE_BYTES = 10_000;
/** Typical bytes of one row in a zipped file, from published files. */
const ROW_BYTES = { transactions: 250, subawards: 350, accounts: 70 } as const;
type RowKind = keyof typeof ROW_BYTES;
const sizeUnits = [
  { name: 'GB', bytes: 1e9 },
  { name: 'MB', bytes: 1e6 },
  { name: 'kB', bytes: 1e3 },
] as const;
/** Returns the estimated size of a zipped file: `about 3.1 MB`. */
export const formatEstimatedSize = (rows: Readonly<Partial<Record<RowKind, number>>>): string => {
  const bytes = Object.entries(rows).reduce(
    (sum, [kind, count]) => sum + count * ROW_BYTES[kind as RowKind],
    EMPTY_FILE_BYTES,
  );
  // More than two digits would look exact.
  const roundedBytes = Number(bytes.toPrecision(2));
  const unit = sizeUnits.find((each) => roundedBytes >= each.bytes)!;
  return `about ${Number((roundedBytes / unit.bytes).toPrecision(2))} ${unit.name}`;
};

/** Numbers of rows by level; null for a level that the file does not contain. */
interface AwardRows {
  transactions: number | null;
  subawards: number | null;
}
/** Returns the estimate of a file of award data from its counted rows. */
export const estimateAwardFile = (
  { transactions, subawards }: AwardRows,
  hasAgency: boolean,
): FileEstimate => {
  const rows = (transactions ?? 0) + (subawards ?? 0);
  if (rows === 0)
    return {
      rows,
      text: 'No records match these choices, so the file would contain only headings. Change a filter or the dates.',
    };
  const rowTexts = [
    ...(transactions === null ? [] : [plural(transactions, 'prime transaction')]),
    ...(subawards === null ? [] : [plural(subawards, 'subaward')]),
  ];
  const sizeText = formatEstimatedSize({
    transactions: transactions ?? 0,
    subawards: subawards ?? 0,
  });
  return {
    rows,
    text: `${rowTexts.join(' and ')}, ${sizeText}.${hasAgency ? '' : ' No agency is chosen yet, so all agencies are counted.'}`,
  };
};

/**
 * Returns the estimate of a file of account balances, which has about one row per federal account. With a budget function, `accounts`
 * also counts accounts of other functions.
 */
export const estimateAccountFile = (accounts: number, hasFunction: boolean): FileEstimate => ({
  rows: accounts,
  text: accounts
    ? `${hasFunction ? 'Up to' : 'About'} ${plural(accounts, 'row')}, one per federal account, ${formatEstimatedSize({ accounts })}.`
    : 'This agency has no federal accounts, so the file would contain only headings.',
});
