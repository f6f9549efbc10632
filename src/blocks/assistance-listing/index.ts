export { Opportunities } from './Opportunities';
export { webAddress } from './webAddress';
