export { default } from './DataSourcesPage';
