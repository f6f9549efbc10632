import './spending-guide.scss';

export { default, settleGuide as settle } from './SpendingGuidePage';
