import { preloadSourceSections as preload } from '@/services/static-files/dataSourceService';
import DataSourcesPage from './DataSourcesPage';
import './data-sources.scss';

/** Page components by route ID. */
export const pages = { 'data-sources': { default: DataSourcesPage, preload } };
