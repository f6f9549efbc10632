import { settleSourceSections } from '@/services/static-files/dataSourceService';
import './data-sources.scss';

export { default } from './DataSourcesPage';
export const settle = settleSourceSections;
