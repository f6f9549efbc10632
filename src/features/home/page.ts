import HomePage from './HomePage';
import './home.scss';

/** Page components by route ID. */
export const pages = { home: { default: HomePage } };
