import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { request } from '../http/client';
import { endpoint } from '../http/endpoint';
import { unreadableError } from '../http/serviceError';
import { filtersFromCriteria } from '../search/requestBody';
import type { CountJson, CreatedJson, StatusJson } from './wire';

export type DownloadFamily = 'download' | 'bulk_download';
export interface DownloadRequest {
  family: DownloadFamily;
  /** The end of the call’s path: `awards`, `transactions`, `search`, `accounts` … */ type: string;
  body: Readonly<Record<string, unknown>>;
}
export type FileFormat = 'csv' | 'tsv' | 'pstxt';

/** Returns `url` if it is an HTTP(S) URL or a path, otherwise ''. */
export const fileAddress = (url: unknown): string =>
  typeof url === 'string' && /^(https?:\/\/|\/)/i.test(url) ? url : '';

/** Returns the request for an archive file that does not exist yet. A request to its URL starts the job. */
export const archiveDownload = (url: string): DownloadRequest => ({
  family: 'bulk_download',
  type: 'archive',
  body: { url },
});
/** Requests a file without retries, because each request may start a job. `ready` is true when the file already exists. */
export const startDownload = async (
  { family, type, body }: DownloadRequest,
  signal?: AbortSignal,
): Promise<{ fileName: string; fileUrl: string; ready: boolean }> => {
  const requestOptions =
    type === 'archive'
      ? { path: fileAddress(body.url) }
      : { method: 'POST' as const, path: `v2/${family}/${type}/`, body };
  const {
    file_name: fileName,
    file_url: url,
    status,
  } = await request<CreatedJson>({ ...requestOptions, signal, repeatable: false });
  if (typeof fileName !== 'string' || !fileName) throw unreadableError();
  return { fileName, fileUrl: fileAddress(url), ready: status === 'finished' };
};

export interface DownloadStatus {
  state: 'finished' | 'failed' | 'working';
  message: string;
  fileUrl: string;
  seconds: number | null;
  rows: number | null;
  bytes: number | null;
  sha256: string;
}
const readNumber = (value: unknown): number | null => {
  const parsedValue = typeof value === 'string' ? Number(value) : value;
  return typeof parsedValue === 'number' && Number.isFinite(parsedValue) ? parsedValue : null;
};
/** Returns the status of a download. Only the `download` family accepts `type`. Unknown statuses count as `working`. */
export const fetchDownloadStatus = async (
  family: DownloadFamily,
  fileName: string,
  type: string,
  signal?: AbortSignal,
): Promise<DownloadStatus> => {
  const statusJson = await request<StatusJson>({
    path: `v2/${family}/status/`,
    query: { file_name: fileName, ...(family === 'download' ? { type } : {}) },
    signal,
    repeatable: false,
  });
  if (typeof statusJson?.status !== 'string') throw unreadableError();
  const kilobytes = readNumber(statusJson.total_size);
  return {
    state:
      statusJson.status === 'finished' || statusJson.status === 'failed'
        ? statusJson.status
        : 'working',
    message: statusJson.message ?? '',
    fileUrl: fileAddress(statusJson.file_url),
    seconds: readNumber(statusJson.seconds_elapsed),
    rows: readNumber(statusJson.total_rows) ?? readNumber(statusJson.rows_written),
    bytes: kilobytes === null ? readNumber(statusJson.bytes_written) : Math.round(kilobytes * 1000),
    sha256: statusJson.sha256 ?? '',
  };
};

export interface DownloadCount {
  rows: number;
  limit: number;
  isOverLimit: boolean;
}
const auditTrails: Readonly<Record<SpendingLevel, string>> = {
  awards: 'Download Availability Count Awards',
  transactions: 'Download Availability Count Transactions',
  subawards: 'Download Availability Count Subawards',
};
export interface CountQuery {
  filters: Readonly<Record<string, unknown>>;
  level: SpendingLevel;
}
/** The number of rows in a download of one level, the row limit of one file, and whether the number is over the limit. */
export const downloadCount = endpoint({
  name: 'downloads/count',
  method: 'POST',
  path: 'v2/download/count/',
  body: ({ filters, level }: CountQuery) => ({
    filters,
    spending_level: level,
    auditTrail: auditTrails[level],
  }),
  read: (countJson: CountJson): DownloadCount => {
    const rows = countJson.calculated_count ?? countJson.calculated_transaction_count;
    const limit = countJson.maximum_limit ?? countJson.maximum_transaction_limit;
    if (typeof rows !== 'number' || typeof limit !== 'number') throw unreadableError();
    return { rows, limit, isOverLimit: rows > limit };
  },
});
/** Returns the count query of a search. */
export const toSearchCountQuery = (criteria: SearchCriteria, level: SpendingLevel): CountQuery => ({
  filters: { ...filtersFromCriteria(criteria, level) },
  level,
});

export interface SearchDownload {
  level: SpendingLevel;
  /** Column names of the service; [] for all. */ columns: readonly string[];
  format: FileFormat;
  /** Maximum number of rows in the file; undefined for the service’s limit. */ rowLimit?: number;
  /** Whether to leave out the extra file of subawards. */ alone?: boolean;
}
/** Returns the request of a search download. A download of only one level has the type `search`. */
export const searchDownload = (
  criteria: SearchCriteria,
  { level, columns, format, rowLimit, alone = level === 'subawards' }: SearchDownload,
): DownloadRequest => ({
  family: 'download',
  type: alone ? 'search' : level,
  body: {
    filters: filtersFromCriteria(criteria, level),
    ...(alone ? { spending_level: [level] } : {}),
    ...(columns.length ? { columns } : {}),
    ...(format === 'csv' ? {} : { file_format: format }),
    ...(rowLimit === undefined ? {} : { limit: rowLimit }),
  },
});
/** Returns the request for every prime transaction that contains a keyword. */
export const keywordDownload = (
  keyword: string,
  { columns, format }: Pick<SearchDownload, 'columns' | 'format'>,
): DownloadRequest => ({
  family: 'bulk_download',
  type: 'awards',
  body: {
    award_levels: ['prime_awards'],
    filters: { keyword },
    ...(columns.length ? { columns } : {}),
    ...(format === 'csv' ? {} : { file_format: format }),
  },
});
/** Returns the request for all data under some DEFCs. */
export const disasterDownload = (defCodes: readonly string[]): DownloadRequest => ({
  family: 'download',
  type: 'disaster',
  body: { filters: { def_codes: defCodes } },
});
/** Returns the request for the recipients under some DEFCs, optionally limited to award types and a search text. */
export const disasterRecipientsDownload = ({
  defCodes,
  awardTypes,
  search,
}: {
  defCodes: readonly string[];
  awardTypes?: readonly string[] | null;
  search?: string;
}): DownloadRequest => ({
  family: 'download',
  type: 'disaster/recipients',
  body: {
    filters: {
      def_codes: defCodes,
      ...(awardTypes && { award_type_codes: awardTypes }),
      ...(search && { query: search }),
    },
  },
});
/** Returns the request for all data of one award. */
export const awardDownload = (
  type: 'contract' | 'idv' | 'assistance',
  id: string,
): DownloadRequest => ({ family: 'download', type, body: { award_id: id } });
