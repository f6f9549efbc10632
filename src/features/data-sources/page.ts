import './data-sources.scss';

export { default } from './DataSourcesPage';
