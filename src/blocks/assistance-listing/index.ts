export { Opportunities } from './Opportunities';
export { parseWebAddress } from './parseWebAddress';
export { ReadMore } from './ReadMore';
