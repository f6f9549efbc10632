export { default } from './SpendingGuidePage';
