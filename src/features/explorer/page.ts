import { ExplorerPage } from './ExplorerPage';
import { LandingPage } from './LandingPage';
import { explorerReducers } from './state/explorerState';
import './explorer.scss';

/** Page components by route ID. */
export const pages = {
  explorer: { default: LandingPage },
  'explorer-root': { default: ExplorerPage, reducers: explorerReducers },
};
