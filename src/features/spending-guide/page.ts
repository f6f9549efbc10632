import SpendingGuidePage, { preloadGuide as preload } from './SpendingGuidePage';
import './spending-guide.scss';

/** Page components by route ID. */
export const pages = { guide: { default: SpendingGuidePage, preload } };
