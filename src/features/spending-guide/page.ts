import SpendingGuidePage, { preloadGuide as preload } from './SpendingGuidePage';
import './spending-guide.scss';

/** Pages by their IDs in the route table. */
export const pages = { guide: { default: SpendingGuidePage, preload } };
