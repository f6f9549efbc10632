import type { Route } from '../../core/route';
import * as shapes from './shapes/bulk';
import { listAgencies } from './queries/agencies';
import { startCustomDownload } from './queries/custom';
import { monthlyFiles } from './queries/monthlyFiles';
import { accountRoute } from './routes/accounts';
import { awardRoute } from './routes/award';
import { disasterRoute, recipientsRoute } from './routes/disaster';
import { countRoute, searchRoute } from './routes/search';
import { statusRoute } from './routes/status';
import { DOWNLOAD_ROUTE } from './shapes/downloads';

/** All routes below `v2/download/` and `v2/bulk_download/`. Both kinds of downloads share one status handler. */
export const downloadRoutes: readonly Route[] = [
  searchRoute(
    'awards',
    'PrimeAwardSummariesAndSubawards',
    'Prime award summaries and subawards of a search',
    ['awards', 'subawards'],
  ),
  searchRoute(
    'transactions',
    'PrimeTransactionsAndSubawards',
    'Prime transactions and subawards of a search',
    ['transactions', 'subawards'],
  ),
  searchRoute('search', 'SearchResults', 'Awards, transactions and subawards of a search'),
  countRoute,
  accountRoute,
  awardRoute('contract', 'All data about one contract'),
  awardRoute('idv', 'All data about one indefinite delivery vehicle'),
  awardRoute('assistance', 'All data about one assistance award'),
  disasterRoute,
  recipientsRoute,
  statusRoute('download'),
  statusRoute('bulk_download'),
  {
    ...DOWNLOAD_ROUTE,
    path: 'v2/bulk_download/awards/',
    summary: 'Custom award data of at most one year, or the transactions that match a keyword',
    body: shapes.CustomBody,
    selfValidating: true,
    handler: startCustomDownload,
  },
  {
    ...DOWNLOAD_ROUTE,
    storesData: false,
    path: 'v2/bulk_download/list_agencies/',
    summary: 'Agencies for custom downloads, or the subagencies of one agency',
    body: shapes.AgenciesBody,
    answer: shapes.AgenciesAnswer,
    handler: listAgencies,
  },
  {
    ...DOWNLOAD_ROUTE,
    storesData: false,
    path: 'v2/bulk_download/list_monthly_files/',
    summary: 'Archive files of an agency: a full fiscal year, and changes since the previous month',
    body: shapes.MonthlyFilesBody,
    answer: shapes.MonthlyFilesAnswer,
    handler: monthlyFiles,
  },
];
