export { Opportunities } from './Opportunities';
export { parseWebAddress } from './parseWebAddress';
