import { preloadSourceSections as preload } from '@/services/static-files/dataSourceService';
import DataSourcesPage from './DataSourcesPage';
import './data-sources.scss';

/** Pages by their IDs in the route table. */
export const pages = { 'data-sources': { default: DataSourcesPage, preload } };
