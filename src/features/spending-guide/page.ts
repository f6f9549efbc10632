import SpendingGuidePage, { preloadGuide as preload } from './SpendingGuidePage';
import './spending-guide.scss';

/** The page component and its preload function, by route ID. */
export const pages = { guide: { default: SpendingGuidePage, preload } };
