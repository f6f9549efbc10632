import './spending-guide.scss';

export { default } from './SpendingGuidePage';
