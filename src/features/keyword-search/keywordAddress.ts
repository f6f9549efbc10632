import { resultTabs, type ResultTabKey } from '@/domain/codes/resultTabs';
import { choice, integer, type Values } from '@/lib/url/address';
import { keywordColumns } from './keywordColumns';

/** Rows per page. */
export const ROWS = 35;
/** The API rejects requests for rows beyond this number. */
const DEEPEST_ROW = 50_000;
export const LAST_PAGE = Math.floor(DEEPEST_ROW / ROWS);

const tabs = resultTabs.transactions.map(({ key }) => key);
const columns = [...new Set(tabs.flatMap((tab) => keywordColumns(tab).map(({ id }) => id)))];

/** The parameters of the address. Each change adds a history entry. */
export const keywordAddress = {
  tab: choice<ResultTabKey | ''>(tabs, ''),
  sort: choice<string>(columns, ''),
  order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  page: integer(1, LAST_PAGE),
};

/** Returns whether the address sorts by a column that its tab does not have. */
export const hasInvalidSort = ({ tab, sort }: Values<typeof keywordAddress>): boolean =>
  tab !== '' && sort !== '' && !keywordColumns(tab).some(({ id }) => id === sort);
