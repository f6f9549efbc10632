export { default } from './AwardPage';
