export { dollarsAddress, type DollarsChoice } from './dollarsAddress';
export { DollarsToggle } from './DollarsToggle';
