export { default } from './UnknownAddress';
