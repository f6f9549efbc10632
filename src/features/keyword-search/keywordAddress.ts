import { resultTabs, type ResultTabKey } from '@/domain/codes/resultTabs';
import { choice, whole, type Values } from '@/lib/address';
import { keywordColumns } from './keywordColumns';

/** Rows of a page. */
export const ROWS = 35;
/** The service refuses rows past this one. */
const DEEPEST_ROW = 50_000;
export const LAST_PAGE = Math.floor(DEEPEST_ROW / ROWS);

const tabs = resultTabs.transactions.map(({ key }) => key);
const columns = [...new Set(tabs.flatMap((tab) => keywordColumns(tab).map(({ id }) => id)))];

/** What the query says of a keyword's transactions; the keyword itself is the last part of the path. Back undoes each. */
export const keywordAddress = {
  tab: choice<ResultTabKey | ''>(tabs, ''),
  sort: choice<string>(columns, ''),
  order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  page: whole(1, LAST_PAGE),
};

/** Whether the address sorts by a column that the tab it names does not have. */
export const sortsByNoColumn = ({ tab, sort }: Values<typeof keywordAddress>): boolean =>
  tab !== '' && sort !== '' && !keywordColumns(tab).some(({ id }) => id === sort);
