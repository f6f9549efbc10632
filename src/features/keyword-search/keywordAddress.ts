import { choice, text, whole } from '@/lib/address';

/** Rows of a page. */
export const ROWS = 35;
/** The service refuses rows past this one. */
const DEEPEST_ROW = 50_000;
export const LAST_PAGE = Math.floor(DEEPEST_ROW / ROWS);

/** What the query says of a keyword's transactions; the keyword itself is the last part of the path. Back undoes each. */
export const keywordAddress = {
  tab: text(/^[a-z_]{1,40}$/),
  sort: text(/^[a-z_]{1,40}$/),
  order: choice<'asc' | 'desc'>(['asc', 'desc'], 'desc'),
  page: whole(1, LAST_PAGE),
};
