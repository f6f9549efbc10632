import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { request } from '../http/client';
import { endpoint } from '../http/endpoint';
import { unreadable } from '../http/serviceError';
import { filtersFromCriteria } from '../search/requestBody';
import type { CountJson, CreatedJson, StatusJson } from './wire';

/** Which of the two status calls answers for a download. */
export type DownloadFamily = 'download' | 'bulk_download';
export interface DownloadRequest {
  family: DownloadFamily;
  /** `awards`, `transactions`, `search`, `accounts` …: the last part of the call's path. */ type: string;
  body: Readonly<Record<string, unknown>>;
}
export type FileFormat = 'csv' | 'tsv' | 'pstxt';

/** Only addresses that a browser fetches are ever opened. */
export const fileAddress = (url: unknown): string =>
  typeof url === 'string' && /^(https?:\/\/|\/)/i.test(url) ? url : '';

/** The request for a file of the archive that has not been made yet: its own address answers with the job. */
export const archiveDownload = (url: string): DownloadRequest => ({
  family: 'bulk_download',
  type: 'archive',
  body: { url },
});
/** Asks for a file to be made; never repeated by itself, because each request may be a job. `ready`: it is there already. */
export const startDownload = async (
  { family, type, body }: DownloadRequest,
  signal?: AbortSignal,
): Promise<{ fileName: string; fileUrl: string; ready: boolean }> => {
  const asked =
    type === 'archive'
      ? { path: fileAddress(body.url) }
      : { method: 'POST' as const, path: `v2/${family}/${type}/`, body };
  const {
    file_name: fileName,
    file_url: url,
    status,
  } = await request<CreatedJson>({ ...asked, signal, repeatable: false });
  if (typeof fileName !== 'string' || !fileName) throw unreadable();
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
const known = (value: unknown): number | null => {
  const figure = typeof value === 'string' ? Number(value) : value;
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : null;
};
/** Where a download is; only the call of the search's family takes its type. Any status but `finished` and `failed` means that it is still being made. */
export const fetchDownloadStatus = async (
  family: DownloadFamily,
  fileName: string,
  type: string,
  signal?: AbortSignal,
): Promise<DownloadStatus> => {
  const answer = await request<StatusJson>({
    path: `v2/${family}/status/`,
    query: { file_name: fileName, ...(family === 'download' ? { type } : {}) },
    signal,
    repeatable: false,
  });
  if (typeof answer?.status !== 'string') throw unreadable();
  const kilobytes = known(answer.total_size);
  return {
    state: answer.status === 'finished' || answer.status === 'failed' ? answer.status : 'working',
    message: answer.message ?? '',
    fileUrl: fileAddress(answer.file_url),
    seconds: known(answer.seconds_elapsed),
    rows: known(answer.total_rows) ?? known(answer.rows_written),
    bytes: kilobytes === null ? known(answer.bytes_written) : Math.round(kilobytes * 1000),
    sha256: answer.sha256 ?? '',
  };
};

export interface DownloadCount {
  rows: number;
  limit: number;
  over: boolean;
}
const trails: Readonly<Record<SpendingLevel, string>> = {
  awards: 'Download Availability Count Awards',
  transactions: 'Download Availability Count Transactions',
  subawards: 'Download Availability Count Subawards',
};
/** Whose rows are counted: a filter object of the service, at a level. */
export interface CountQuestion {
  filters: Readonly<Record<string, unknown>>;
  level: SpendingLevel;
}
/** How many rows a download of one level would have under a filter object of the service, and how many one file may have. */
export const downloadCount = endpoint({
  name: 'downloads/count',
  method: 'POST',
  path: 'v2/download/count/',
  body: ({ filters, level }: CountQuestion) => ({
    filters,
    spending_level: level,
    auditTrail: trails[level],
  }),
  read: (answer: CountJson): DownloadCount => {
    const rows = answer.calculated_count ?? answer.calculated_transaction_count;
    const limit = answer.maximum_limit ?? answer.maximum_transaction_limit;
    if (typeof rows !== 'number' || typeof limit !== 'number') throw unreadable();
    return { rows, limit, over: rows > limit };
  },
});
/** The question of a search's count. */
export const countOfSearch = (criteria: SearchCriteria, level: SpendingLevel): CountQuestion => ({
  filters: { ...filtersFromCriteria(criteria, level) },
  level,
});

export interface SearchDownload {
  level: SpendingLevel;
  /** Published names; none means all. */ columns: readonly string[];
  format: FileFormat;
  /** Most rows of the file; undefined for as many as the service gives. */ rowLimit?: number;
  /** Without the subawards in a file beside it. */ alone?: boolean;
}
/** The request of a search's download: the service has calls of their own for awards and transactions with their subawards; one level alone comes from the search call. */
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
/** The request for every prime transaction that holds a keyword. */
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
/** The request for all data of some Disaster Emergency Fund codes. */
export const disasterDownload = (defCodes: readonly string[]): DownloadRequest => ({
  family: 'download',
  type: 'disaster',
  body: { filters: { def_codes: defCodes } },
});
/** The request for the recipients of some Disaster Emergency Fund codes: of some award types, or with a name, where these are given. */
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
/** The request for all data of one award; the call is another for contracts, vehicles and assistance. */
export const awardDownload = (
  type: 'contract' | 'idv' | 'assistance',
  id: string,
): DownloadRequest => ({ family: 'download', type, body: { award_id: id } });
