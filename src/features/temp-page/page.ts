import TempPage from './TempPage';

/** Pages by their IDs in the route table. */
export const pages = { 'temp-page': { default: TempPage } };
