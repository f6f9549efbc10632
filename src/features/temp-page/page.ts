import TempPage from './TempPage';

/** Page components by route ID. */
export const pages = { 'temp-page': { default: TempPage } };
