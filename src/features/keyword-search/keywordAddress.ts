import { resultTabs, type ResultTabKey } from '@/domain/codes/resultTabs';
import { choice, integer, type Values } from '@/lib/url/address';
import { keywordColumns } from './keywordColumns';

/** Rows per page. */
export const PAGE_SIZE = 35;
/** The API rejects requests for rows beyond this number. */
const MAX_ROW = 50_000;
export const LAST_PAGE = Math.floor(MAX_ROW / PAGE_SIZE);

const tabKeys = resultTabs.transactions.map(({ key }) => key);
const columnIds = [...new Set(tabKeys.flatMap((tab) => keywordColumns(tab).map(({ id }) => id)))];

/** The parameters of the address. Each change adds a history entry. */
export const keywordAddress = {
  tab: choice<ResultTabKey | ''>(tabKeys, ''),
  sort: choice<string>(columnIds, ''),
  order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  page: integer(1, LAST_PAGE),
};

/** Returns whether the address sorts by a column that its tab does not have. */
export const hasInvalidSort = ({ tab, sort }: Values<typeof keywordAddress>): boolean =>
  tab !== '' && sort !== '' && !keywordColumns(tab).some(({ id }) => id === sort);
