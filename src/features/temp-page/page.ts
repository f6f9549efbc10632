export { default } from './TempPage';
