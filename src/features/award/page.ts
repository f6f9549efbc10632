import './award.scss';

export { default } from './AwardPage';
