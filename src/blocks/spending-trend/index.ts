export { SpendingTrend } from './SpendingTrend';
export { trendAddress } from './trendAddress';
