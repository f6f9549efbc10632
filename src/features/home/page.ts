import HomePage from './HomePage';
import './home.scss';

/** Pages by the ids of the route table, with the slices that the route injects before they render. */
export const pages = { home: { default: HomePage } };
