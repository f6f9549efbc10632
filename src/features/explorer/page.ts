import { ExplorerPage } from './ExplorerPage';
import { LandingPage } from './LandingPage';
import { explorerReducers } from './state/explorerState';
import './explorer.scss';

/** Pages by the ids of the route table. */
export const pages = {
  explorer: { default: LandingPage },
  'explorer-root': { default: ExplorerPage, reducers: explorerReducers },
};
